import { getConfig, getHealth, getReady } from "@zodiac-at-work/contracts";
import { ownsSchema, pendingMigrations } from "@zodiac-at-work/db";
import { ApiError } from "../errors.ts";
import type { Routes } from "../http/mount.ts";

const databaseTimeoutMs = 2_000;

/** The reason why production refuses to run: a flaw in a query could otherwise change roles and drop tables. */
export const ownerRefused = "The API's database role owns the schema. Give the API a role with limited rights.";

export const system: Routes = ({ mount }, { db, config }) => {
  mount(getHealth, async () => ({ status: "ok" }) as const);

  mount(getReady, async () => {
    const signal = AbortSignal.timeout(databaseTimeoutMs);
    const pending = await pendingMigrations(db, { signal }).catch((cause) => {
      throw new ApiError("not-ready", "The database can't be reached.", { cause });
    });
    if (pending.length > 0) throw new ApiError("not-ready", `The database lacks migrations: ${pending.join(", ")}.`);
    if (config.production && (await ownsSchema(db))) throw new ApiError("not-ready", ownerRefused);
    return { status: "ready" } as const;
  });

  const { firebase, authEmulatorHost, payments, operator } = config;
  const browserConfig = {
    firebase,
    authEmulatorUrl: authEmulatorHost && `http://${authEmulatorHost}`,
    stripePublishableKey: payments?.publishableKey ?? null,
    stripeSandboxUrl: payments?.sandboxUrl ?? null,
    supportEmail: operator.email,
  };
  mount(getConfig, async () => browserConfig);
};
