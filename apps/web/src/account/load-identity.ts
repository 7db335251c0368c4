import { authorizeWith, reading } from "../api.ts";
import { queryClient } from "../query-client.ts";
import type { Identity } from "./identity.ts";

const opened = Promise.withResolvers<Identity>();
let opening: Promise<Identity> | undefined;

/** Settles once anybody has loaded sign-in; for a visitor who never asks for it, not at all. */
export const identityOpened = opened.promise;

/** Loads sign-in the first time it is needed. A load that failed is tried anew by whoever asks next. */
export function loadIdentity(): Promise<Identity> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<Identity> {
  const [config, { openIdentity }] = await Promise.all([
    queryClient.ensureQueryData(reading("/api/config")),
    import("./identity.ts"),
  ]);
  const identity = openIdentity(config);
  authorizeWith(identity.idToken);
  opened.resolve(identity);
  return identity;
}
