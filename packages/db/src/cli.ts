import "@zodiac-at-work/settings/require-node";

import { hostname } from "node:os";
import { currentUser } from "@zodiac-at-work/settings";
import { Command, Option } from "commander";
import { blockUser, listBlockedUsers, unblockUser } from "./accounts/blocked-users.ts";
import { applyDeletions } from "./accounts/deletions.ts";
import { readDeletions } from "./accounts/deletions-file.ts";
import { changeRole, listAdmins } from "./accounts/roles.ts";
import { listUsersByEmail } from "./accounts/users.ts";
import { addOps, saveDeletions } from "./backup/ops-commands.ts";
import { seed } from "./catalog/seed/seed.ts";
import type { Config } from "./config.ts";
import type { Db } from "./platform/client.ts";
import { resetDatabase } from "./platform/reset.ts";
import type { Role } from "./platform/schema.ts";
import { apiRoleOption, fail, migrateAndGrant, print, withDb } from "./run-command.ts";

/** The commands for operators. They work on the database of DATABASE_URL and exit with 0 on success, 1 on failure. */
const program = new Command("db")
  .description("Works on the database that DATABASE_URL names.")
  .showHelpAfterError("(--help lists the commands)");

program
  .command("migrate")
  .description("apply the migrations that the database lacks; may run on several machines at once")
  .addOption(apiRoleOption())
  .action(({ apiRole }: { apiRole?: string }) =>
    withDb((db, config) => migrateAndGrant(db, apiRole ?? config.apiRole)),
  );

program
  .command("seed")
  .description("add the project's own data; keeps what operators have edited")
  .action(() =>
    withDb(async (db) => {
      const { inserted, updated, removed, unchanged } = await seed(db);
      print(`Seeded: ${inserted} records added, ${updated} updated, ${removed} removed, ${unchanged} unchanged.`);
    }),
  );

program
  .command("reset")
  .description("delete everything, then migrate and seed; runs only with NODE_ENV=development or NODE_ENV=test")
  .option("--yes", "really delete all data, users and payments included")
  .addOption(apiRoleOption())
  .action(({ yes, apiRole }: { yes?: true; apiRole?: string }) => {
    return withDb(async (db, config) => {
      const name = databaseName(config);
      if (!config.allowsReset) return fail("reset runs only with NODE_ENV=development or NODE_ENV=test.");
      if (!yes) return fail(`This deletes all data of ${name}. Run it with --yes if that is what you want.`);
      await resetDatabase(db);
      await migrateAndGrant(db, apiRole ?? config.apiRole);
      await seed(db);
      print(`${name} holds only the project's own data.`);
    });
  });

const admin = program
  .command("admin")
  .description("manage administrators and blocked users; changes stand in the audit log");

admin
  .command("find")
  .argument("<email>", "an email address, in any case")
  .description("list the ids of the users who hold an email address")
  .action((email: string) =>
    withDb(async (db) => {
      const users = await listUsersByEmail(db, email);
      if (users.length === 0) return fail(`No user holds the address ${email}.`);
      for (const { id, email, role, createdAt } of users) {
        print(`${id}  ${email}  ${role}  registered ${createdAt.toISOString()}`);
      }
      print("This address may be unverified. Make sure that the account belongs to the right person.");
    }),
  );

admin
  .command("grant")
  .argument("<uid>", "id of a user who has signed up; admin find EMAIL lists it")
  .addOption(decidedByOption())
  .description("make a user an administrator")
  .action((uid: string, { by }: { by: string }) => setRole(uid, "admin", by));

admin
  .command("revoke")
  .argument("<uid>", "id of an administrator; admin list shows it")
  .addOption(decidedByOption())
  .description("make an administrator an ordinary user again")
  .action((uid: string, { by }: { by: string }) => setRole(uid, "user", by));

admin
  .command("list")
  .description("list the administrators")
  .action(() =>
    withDb(async (db) => {
      const admins = await listAdmins(db);
      if (admins.length === 0) print("There is no administrator. Create one with: admin grant UID");
      for (const { email, id, changedBy, changedAt } of admins) {
        const since = changedAt ? `since ${changedAt.toISOString()} by ${changedBy}` : "not granted by this command";
        print(`${email ?? "(no address)"}  ${id}  ${since}`);
      }
    }),
  );

admin
  .command("block")
  .argument("<uid>", "id of a user")
  .addOption(decidedByOption())
  .description("refuse every request of a user, at once and until unblock")
  .action((uid: string, { by }: { by: string }) =>
    withUser(uid, async (db) => {
      const isNew = await blockUser(db, { uid, blockedBy: by });
      print(isNew ? `${uid} is blocked.` : `${uid} is blocked already.`);
    }),
  );

admin
  .command("unblock")
  .argument("<uid>", "id of a blocked user; admin blocked lists it")
  .addOption(decidedByOption())
  .description("accept the requests of a user again")
  .action((uid: string, { by }: { by: string }) =>
    withUser(uid, async (db) => {
      const wasBlocked = await unblockUser(db, { uid, unblockedBy: by });
      print(wasBlocked ? `${uid} is no longer blocked.` : `${uid} is not blocked.`);
    }),
  );

admin
  .command("blocked")
  .description("list the blocked users")
  .action(() =>
    withDb(async (db) => {
      const blocked = await listBlockedUsers(db);
      if (blocked.length === 0) print("No user is blocked.");
      for (const { userId, blockedBy, blockedAt } of blocked) {
        print(`${userId}  since ${blockedAt.toISOString()} by ${blockedBy}`);
      }
    }),
  );

const deletions = program
  .command("deletions")
  .description("keep deletions of accounts outside of the database, so that a restored backup brings no account back");

deletions
  .command("save")
  .argument("<file>", "a file that the backups do not restore")
  .description("add the deletions of the database to a file; what the file has stays")
  .action((file: string) => withDb((db) => saveDeletions(db, file)));

deletions
  .command("apply")
  .argument("<file>", "a file of deletions save")
  .description("delete the accounts that a restored backup brought back; run it before the API starts")
  .action((file: string) =>
    withDb(async (db) => {
      const { deletedAgain, recorded } = await applyDeletions(db, await readDeletions(file));
      print(`Deleted ${deletedAgain} accounts again and recorded ${recorded} deletions that the backup lacked.`);
    }),
  );

addOps(program);

await program.parseAsync();

function decidedByOption(): Option {
  return new Option("--by <name>", "who made the decision").default(currentOperator());
}

function setRole(uid: string, role: Role, changedBy: string): Promise<void> {
  return withUser(uid, async (db) => {
    const outcome = await changeRole(db, { uid, role, changedBy });
    if (outcome.kind === "unknown-user") {
      return fail(`No user has the id ${uid}. The user must sign up on the site first; admin find EMAIL lists ids.`);
    }
    const name = `${uid} (${outcome.user.email ?? "no address"})`;
    const [now, already] = role === "admin" ? ["now", ""] : ["no longer", "not "];
    print(
      outcome.kind === "changed"
        ? `${name} is ${now} an administrator.`
        : `${name} is ${already}an administrator already. Nothing changed.`,
    );
  });
}

/** Refuses an email address in place of an id: the person who signed up with it may not be its owner. */
function withUser(uid: string, use: (db: Db) => Promise<void>): Promise<void> {
  if (!uid.includes("@")) return withDb(use);
  fail(`${uid} is an email address, which anybody can sign up with. Run admin find ${uid} and pass the user's id.`);
  return Promise.resolve();
}

function databaseName({ databaseUrl }: Config): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`;
}

function currentOperator(): string {
  return `${currentUser()}@${hostname()}`;
}
