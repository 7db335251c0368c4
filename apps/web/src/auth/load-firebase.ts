import { apiQuery, authorizeWith } from "../api/client.ts";
import { answerWith, queryClient } from "../api/query-client.ts";
import type { Firebase } from "./firebase.ts";

const loaded = Promise.withResolvers<Firebase>();
let loading: Promise<Firebase> | undefined;

/** Resolves after the first successful `loadFirebase`. It stays pending for a visitor who never needs sign-in. */
export const firebaseLoaded = loaded.promise;

/** Loads Firebase once. A failed load is retried by the next call. */
export function loadFirebase(): Promise<Firebase> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Firebase> {
  const [config, { openFirebase }] = await Promise.all([readSettings(), import("./firebase.ts")]);
  const firebase = openFirebase(config);
  // Until then, calls use the token of the stored session.
  void firebase.ready().then(() => authorizeWith(firebase.idToken));
  loaded.resolve(firebase);
  return firebase;
}

/** Visitors do not download the code that keeps answers. */
async function readSettings() {
  const { answerOrKept } = await import("../api/kept-answers.ts");
  answerWith(answerOrKept);
  return queryClient.query(apiQuery("/api/config"));
}
