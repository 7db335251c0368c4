import {
  createDb,
  type Db,
  explainDatabaseError,
  getServerVersion,
  listSources,
  pendingMigrations,
} from "@zodiac-at-work/db";
import { createStripe, tryStripe } from "@zodiac-at-work/payments";
import {
  type OperatorSettings,
  offerProblem,
  type PaymentSettings,
  SettingsError,
  unservedLegalPages,
} from "@zodiac-at-work/settings";
import type { ModelSettings } from "./articles/model-settings.ts";
import { type Config, readConfig } from "./config.ts";
import { systemClock } from "./openings/clock.ts";
import { type FetchSettings, whyNotFetched } from "./openings/fetch/fetch-settings.ts";
import { createLiveTransport } from "./openings/fetch/transport.ts";
import { findBusiestHost, tryHost } from "./openings/try-host.ts";
import { type FirebaseAnswer, type FirebaseSettings, tryServiceAccount, tryWebKey } from "./try-firebase.ts";

/** The result of one check. */
export interface Finding {
  ok: boolean;
  /** Whether the worker can work, and the operator should still do something. */
  warns?: boolean;
  /** A line for the operator. */
  text: string;
}

const oldestPostgres = 15;
const timeoutMs = 5_000;

/** Checks what the worker needs: settings, database, migrations, and the way to the real hosts if it uses them. */
export async function* checkWorker(read: () => Config = readConfig): AsyncGenerator<Finding> {
  const config = findConfig(read);
  if (config instanceof SettingsError) return yield { ok: false, text: `Settings: ${config.problems.join("; ")}.` };
  yield { ok: true, text: "Settings: complete." };
  yield describeFetching(config.fetching);
  yield { ok: true, text: describeWriter(config.articleModel) };
  yield describeLegalPages(config.operator);
  yield describeOffer(config.operator);
  yield await checkStripe(config.payments);
  yield* checkFirebase(config.firebase);
  yield* checkDatabase(config);
}

/** Connects to the host that most active sources have, and sends no request. */
async function checkRealHosts(db: Db): Promise<Finding> {
  const host = findBusiestHost(await listSources(db, { status: "active" }));
  if (host === undefined) return { ok: true, text: "Real hosts: no source is active, so none was tried." };
  return tryHost(host, createLiveTransport({ clock: systemClock, connectMs: timeoutMs }));
}

/** Checks the database, and the way to the real hosts of its sources if the worker uses them. */
async function* checkDatabase({ databaseUrl, fetching }: Config): AsyncGenerator<Finding> {
  const { host, pathname } = new URL(databaseUrl);
  const db = createDb(databaseUrl, { applicationName: "worker check", maxConnections: 1 });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const version = await getServerVersion(db, { signal });
    const isNew = Number.parseInt(version, 10) >= oldestPostgres;
    const server = `PostgreSQL ${version} at ${host}${pathname}`;
    yield { ok: isNew, text: `Database: ${server}${isNew ? "." : `; ${oldestPostgres} or newer is needed.`}` };
    if (!isNew) return;
    const pending = await pendingMigrations(db, { signal });
    yield pending.length === 0
      ? { ok: true, text: "Migrations: all applied." }
      : { ok: false, text: `Migrations: ${pending.join(", ")} not applied. Run db migrate.` };
    const isLive = fetching.target === "live" && whyNotFetched(fetching) === null;
    if (pending.length === 0 && isLive) yield await checkRealHosts(db);
  } catch (error) {
    yield { ok: false, text: `Database: ${explainDatabaseError(error, databaseUrl)}` };
  } finally {
    await db.destroy();
  }
}

/** Asks Stripe for one event. A key that Stripe refuses looks right in the settings. */
async function checkStripe(payments: PaymentSettings | null): Promise<Finding> {
  if (!payments) return { ok: true, warns: true, text: "Stripe: not configured, so nobody can pay." };
  const answer = await tryStripe(createStripe({ secretKey: payments.secretKey, apiBase: payments.sandboxUrl }));
  switch (answer.kind) {
    case "accepted":
      return { ok: true, text: `Stripe: accepts the ${payments.livemode ? "live" : "test"} key.` };
    case "refused":
      return { ok: false, text: `Stripe: refuses the key of STRIPE_SECRET_KEY (${answer.reason}).` };
    case "unreachable":
      return { ok: false, text: `Stripe: not reachable (${answer.reason}). The key was not tried.` };
  }
}

/** Asks Firebase with the keys of the API, if this process has them. */
async function* checkFirebase({ apiKey, credentials, emulatorHost }: FirebaseSettings): AsyncGenerator<Finding> {
  if (emulatorHost !== null) return yield { ok: true, text: `Firebase: the emulator at ${emulatorHost}.` };
  if (apiKey === null && credentials === null) {
    return yield { ok: true, warns: true, text: "Firebase: not tried, because only the API has its keys." };
  }
  if (apiKey !== null) yield describeKey("FIREBASE_WEB_API_KEY", await tryWebKey(apiKey));
  if (credentials !== null) {
    yield describeKey("GOOGLE_APPLICATION_CREDENTIALS", await tryServiceAccount(credentials));
  }
}

function describeKey(name: string, answer: FirebaseAnswer): Finding {
  switch (answer.kind) {
    case "accepted":
      return { ok: true, text: `Firebase: accepts the key of ${name}.` };
    case "refused":
      return { ok: false, text: `Firebase: refuses the key of ${name} (${answer.reason}).` };
    case "unreachable":
      return { ok: false, text: `Firebase: not reachable (${answer.reason}). The key of ${name} was not tried.` };
  }
}

/** A worker that checks no sources of jobs still does its other tasks. */
function describeFetching(fetching: FetchSettings): Finding {
  const problem = whyNotFetched(fetching);
  if (problem) return { ok: true, warns: true, text: `Sources of jobs: not checked. ${problem}` };
  const target = fetching.target === "live" ? "the real hosts" : `the stand-in at ${fetching.target?.origin}`;
  return { ok: true, text: `Sources of jobs: ${target}.` };
}

function describeWriter(model: ModelSettings | null): string {
  return `Articles: written by ${model ? `${model.name} at ${new URL(model.url).host}` : "the built-in templates"}.`;
}

/** The site works without legal pages, so a missing one is no failure. */
function describeLegalPages(operator: OperatorSettings): Finding {
  const unserved = unservedLegalPages(operator).map(({ page, missing }) => `/${page} needs ${missing.join(", ")}`);
  if (unserved.length === 0) return { ok: true, text: "Legal pages: complete." };
  return { ok: true, warns: true, text: `Legal pages: not complete. ${unserved.join("; ")}.` };
}

/** A limited offer without an end is not believed, and one that has ended is not true. */
function describeOffer(operator: OperatorSettings): Finding {
  const problem = offerProblem(operator, systemClock.now().toISOString().slice(0, 10));
  if (problem) return { ok: true, warns: true, text: `Limited offer: ${problem}` };
  return { ok: true, text: `Limited offer: until ${operator.offerEnds}.` };
}

function findConfig(read: () => Config): Config | SettingsError {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}
