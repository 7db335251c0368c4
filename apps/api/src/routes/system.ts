import { getConfig, getHealth, getReady } from "@zodiac-at-work/contracts";
import { pendingMigrations } from "@zodiac-at-work/db";
import { ApiError } from "../errors.ts";
import type { Routes } from "../mount.ts";

export const health: Routes = (scope) => {
  scope.mount(getHealth, async () => ({ status: "ok" }) as const);
};

const patienceMs = 2_000;

export const ready: Routes = (scope, { db }) => {
  scope.mount(getReady, async () => {
    const pending = await pendingMigrations(db, { signal: AbortSignal.timeout(patienceMs) }).catch((cause) => {
      throw new ApiError("not-ready", "The database can't be reached.", { cause });
    });
    if (pending.length > 0) throw new ApiError("not-ready", `The database lacks migrations: ${pending.join(", ")}.`);
    return { status: "ready" } as const;
  });
};

export const browserConfig: Routes = (scope, { config }) => {
  const { firebase, authEmulatorHost, payments } = config;
  const answer = {
    firebase,
    authEmulatorUrl: authEmulatorHost && `http://${authEmulatorHost}`,
    stripePublishableKey: payments?.publishableKey ?? null,
    stripeSandboxUrl: payments?.sandboxUrl ?? null,
  };
  scope.mount(getConfig, async () => answer);
};
