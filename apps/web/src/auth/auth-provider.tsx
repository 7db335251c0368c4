import type { User } from "firebase/auth";
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { call, ResponseError } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { keptBirthDate } from "../sign/kept-birth-date.ts";
import { lastVisitKeys } from "../sign/last-visit-key.ts";
import { savedKey } from "../sign/saved-key.ts";
import { teamKey } from "../sign/team-key.ts";
import { showToast } from "../toast/show-toast.ts";
import { type Auth, AuthContext } from "./auth-context.ts";
import { firebaseLoaded, loadFirebase } from "./load-firebase.ts";
import type { UserAccess } from "./load-user-access.ts";
import { paidFlag } from "./paid-flag.ts";
import { hasSession, onSignInElsewhere, storedSession } from "./session.ts";

type AuthState = Pick<Auth, "user" | "loading" | "hasPaid" | "isAdmin" | "isUnconfirmed">;

const visitor: AuthState = { user: null, loading: false, hasPaid: false, isAdmin: false, isUnconfirmed: false };
const checking: AuthState = { ...visitor, loading: true };
const checkingMember: AuthState = { ...checking, hasPaid: true };

/**
 * Provides the current user and their access. Loads Firebase only when this browser stores a session or somebody is
 * about to sign in.
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const hadSession = useSyncExternalStore(onSignInElsewhere, hasSession, () => false);
  const [state = hadSession ? unconfirmed() : visitor, setState] = useState<AuthState>();

  useEffect(() => {
    const begin = () =>
      void loadFirebase().catch((error: unknown) => {
        console.error("Sign-in could not be loaded.", error);
        setState(visitor);
      });
    setState(hasSession() ? unconfirmed() : visitor);
    if (hasSession()) begin();
    else void deleteLeftAnswers();
    const stopListening = onSignInElsewhere(begin);
    const stopWatching = watchUser(setState);
    return () => {
      stopListening();
      stopWatching();
    };
  }, []);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      setHasPaid(hasPaid) {
        if (state.user) storePaidFlag(state.user.uid, hasPaid);
        setState((before = visitor) => ({ ...before, hasPaid }));
      },
      retryAccess: async () => {
        if (state.user) setState(await readAccess(state.user));
      },
      refreshPaymentStatus: () => refreshPaymentStatus(setState),
    }),
    [state],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** What is known of a stored session until Firebase and the API confirm it. */
function unconfirmed(): AuthState {
  const session = storedSession();
  return session && paidFlag.isSet(session.uid) ? checkingMember : checking;
}

type SetState = (change: AuthState | ((before?: AuthState) => AuthState)) => void;

/** Follows Firebase's user. A response about a user who has signed out in the meantime is dropped. */
function watchUser(setState: SetState): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  let latest: User | null = null;
  void firebaseLoaded.then((firebase) => {
    if (stopped) return;
    stop = firebase.watch(async (user) => {
      const signedOut = latest !== null && user === null;
      latest = user;
      void withKeptAnswers(({ keepAnswersOf }) => keepAnswersOf(user?.uid));
      if (signedOut) {
        keptBirthDate.forget();
        for (const key of Object.values(lastVisitKeys)) localStorage.removeItem(key);
        localStorage.removeItem(teamKey);
        localStorage.removeItem(savedKey);
      }
      if (!user) {
        clearAccountQueries();
        return setState(visitor);
      }
      setState((before = visitor) =>
        before.loading ? { ...before, user, hasPaid: paidFlag.isSet(user.uid) } : before,
      );
      const confirmed = await readAccess(user);
      if (latest === user && !stopped) setState(confirmed);
    });
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Reads the access of a user. What an earlier visit knew of a payment stays until the API denies it. */
async function readAccess(user: User): Promise<AuthState> {
  const access = await accessOf(user);
  if (access.isUnconfirmed) return { user, loading: false, ...access, hasPaid: paidFlag.isSet(user.uid) };
  storePaidFlag(user.uid, access.hasPaid);
  return { user, loading: false, ...access };
}

/** Visitors do not download the code that reads the access of a user. */
async function accessOf(user: User): Promise<UserAccess> {
  try {
    return await (await import("./load-user-access.ts")).loadUserAccess(user);
  } catch (error) {
    console.error("The code for reading the access could not be loaded.", error);
    return { isAdmin: false, hasPaid: false, isUnconfirmed: true };
  }
}

/** A user who signed up a moment ago may not be in the state yet, so Firebase is asked for the current user. */
async function refreshPaymentStatus(setState: SetState): Promise<boolean> {
  try {
    const user = await (await loadFirebase()).currentUser();
    if (!user) return false;
    const { hasPaid } = await call("GET /api/user/:uid/payment-status", { params: { uid: user.uid } });
    storePaidFlag(user.uid, hasPaid);
    // A payment is an answer. Without one, the role of the user may still be unknown.
    setState((before = visitor) => ({ ...before, user, hasPaid, isUnconfirmed: before.isUnconfirmed && !hasPaid }));
    return hasPaid;
  } catch (error) {
    console.error("The payment status could not be read.", error);
    if (error instanceof ResponseError && (error.status === 401 || error.status === 404)) await renewSession();
    return false;
  }
}

/**
 * Asks Firebase for a new token after the API has rejected the current one. Firebase signs out a user whose account no
 * longer exists.
 */
async function renewSession(): Promise<void> {
  const firebase = await loadFirebase();
  await firebase.reload().catch((error: unknown) => console.error("The session could not be renewed.", error));
  if (await firebase.currentUser()) return;
  showToast({ title: "You were signed out", description: "Your session has ended. Please sign in again." });
}

function storePaidFlag(uid: string, hasPaid: boolean): void {
  if (hasPaid) paidFlag.set(uid);
  else {
    paidFlag.clear(uid);
    void withKeptAnswers(({ forgetAnswers }) => forgetAnswers());
  }
}

/** Deletes the answers of a session that ended while the site was closed. */
async function deleteLeftAnswers(): Promise<void> {
  if (!("caches" in globalThis) || (await caches.keys()).length === 0) return;
  await withKeptAnswers(({ keepAnswersOf }) => keepAnswersOf(undefined));
}

/** Visitors do not download the code that keeps answers. */
async function withKeptAnswers(act: (kept: typeof import("../api/kept-answers.ts")) => Promise<void>): Promise<void> {
  try {
    await act(await import("../api/kept-answers.ts"));
  } catch (error) {
    console.error("Kept answers could not be deleted.", error);
  }
}

/** Removes one user's data from the cache before another user signs in. */
function clearAccountQueries(): void {
  const ofUser = /^\/api\/(account|user|openings|scrape)\b|\/openings$/;
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => ofUser.test(String(path)) });
}
