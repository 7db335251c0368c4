import { apiQuery, authorizeWith } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import type { Firebase } from "./firebase.ts";

const opened = Promise.withResolvers<Firebase>();
let opening: Promise<Firebase> | undefined;

/** Settles once anybody has loaded sign-in; for a visitor who never asks for it, not at all. */
export const firebaseOpened = opened.promise;

/** Loads sign-in the first time it is needed. A load that failed is tried anew by whoever asks next. */
export function loadFirebase(): Promise<Firebase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<Firebase> {
  const [config, { openFirebase }] = await Promise.all([
    queryClient.ensureQueryData(apiQuery("/api/config")),
    import("./firebase.ts"),
  ]);
  const firebase = openFirebase(config);
  authorizeWith(firebase.idToken);
  opened.resolve(firebase);
  return firebase;
}
