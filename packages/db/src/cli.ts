import { hostname, userInfo } from "node:os";
import { Command } from "commander";
import { createDb, type Db } from "./client.ts";
import { isProduction, readDatabaseUrl } from "./config.ts";
import { explainDatabaseError } from "./database-errors.ts";
import { migrate } from "./migrate.ts";
import { resetDatabase } from "./reset.ts";
import { changeRole, listAdmins } from "./roles.ts";
import type { Role } from "./schema.ts";
import { seed } from "./seed/seed.ts";

/** What operators do with the database, on the one that DATABASE_URL names. Exit code 0 is success, 1 failure. */
const program = new Command("db")
  .description("Works on the database that DATABASE_URL names.")
  .showHelpAfterError("(--help lists what there is)");

program
  .command("migrate")
  .description("apply the migrations that the database lacks; may run on several machines at once")
  .action(() => withDb(async (db) => say(migrationReport(await migrate(db)))));

program
  .command("seed")
  .description("add the project's own data; keeps whatever was edited by hand")
  .action(() =>
    withDb(async (db) => {
      const { inserted, updated, removed, unchanged } = await seed(db);
      say(
        `Seeded: ${inserted} records added, ${updated} brought up to date, ${removed} removed that left the data, ${unchanged} left as they were.`,
      );
    }),
  );

program
  .command("reset")
  .description("delete everything, then migrate and seed; refuses in production, and without NODE_ENV")
  .option("--yes", "really delete all data, users and payments included")
  .action(({ yes }: { yes?: true }) => {
    if (isProduction()) return fail("reset does not run in production. Elsewhere, set NODE_ENV=development.");
    if (!yes) return fail(`This deletes all data of ${databaseName()}. Run it with --yes if you mean it.`);
    return withDb(async (db) => {
      await resetDatabase(db);
      say(migrationReport(await migrate(db)));
      await seed(db);
      say(`${databaseName()} is as new.`);
    });
  });

const admin = program.command("admin").description("who is an administrator; every change is written down");

admin
  .command("grant")
  .argument("<email>", "e-mail address of somebody who has signed up")
  .option("--by <name>", "who decides this", operator())
  .description("make a user an administrator")
  .action((email: string, { by }: { by: string }) => setRole(email, "admin", by));

admin
  .command("revoke")
  .argument("<email>", "e-mail address of an administrator")
  .option("--by <name>", "who decides this", operator())
  .description("make an administrator an ordinary user again")
  .action((email: string, { by }: { by: string }) => setRole(email, "user", by));

admin
  .command("list")
  .description("list the administrators")
  .action(() =>
    withDb(async (db) => {
      const admins = await listAdmins(db);
      if (admins.length === 0) say("There is no administrator. Make one with: admin grant EMAIL");
      for (const { email, id, changedBy, changedAt } of admins) {
        const since = changedAt ? `since ${changedAt.toISOString()} by ${changedBy}` : "not granted by this command";
        say(`${email ?? "(no address)"}  ${id}  ${since}`);
      }
    }),
  );

await program.parseAsync();

function setRole(email: string, role: Role, changedBy: string): Promise<void> {
  return withDb(async (db) => {
    const outcome = await changeRole(db, { email, role, changedBy });
    if (outcome.kind === "unknown-email") {
      return fail(`No user has the address ${email}. Let them sign up on the site first, then run this again.`);
    }
    const { id } = outcome.user;
    const not = role === "admin" ? "" : "not ";
    say(
      outcome.kind === "unchanged"
        ? `${email} (${id}) is ${not}an administrator already. Nothing was changed.`
        : `${email} (${id}) is ${role === "admin" ? "now" : "no longer"} an administrator.`,
    );
  });
}

async function withDb(use: (db: Db) => Promise<void>): Promise<void> {
  let connectionString: string | undefined;
  try {
    connectionString = readDatabaseUrl();
    // Work on a whole database may take longer than a request may.
    const db = createDb(connectionString, { applicationName: "db", maxConnections: 1, statementTimeoutMs: 0 });
    await use(db).finally(() => db.destroy());
  } catch (error) {
    fail(connectionString ? explainDatabaseError(error, connectionString) : String((error as Error).message));
  }
}

function migrationReport(applied: readonly string[]): string {
  return applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to migrate.";
}

function databaseName(): string {
  const { host, pathname } = new URL(readDatabaseUrl());
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`;
}

/** A container may run under a number that has no name. */
function operator(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `${process.getuid?.() ?? "unknown"}@${hostname()}`;
  }
}

function say(line: string): void {
  console.log(line);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
