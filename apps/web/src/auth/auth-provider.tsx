import type { User } from "firebase/auth";
import { type ReactNode, useEffect, useState } from "react";
import { call, ResponseError } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { readersSign } from "../sign/readers-sign.ts";
import { showToast } from "../toast/show-toast.ts";
import { type Auth, AuthContext } from "./auth-context.ts";
import { firebaseOpened, loadFirebase } from "./load-firebase.ts";
import { loadUserAccess } from "./load-user-access.ts";
import { paidFlag } from "./paid-flag.ts";
import { hasSession, onSessionElsewhere } from "./session.ts";

type Known = Pick<Auth, "user" | "loading" | "hasPaid" | "isAdmin">;

const visitor: Known = { user: null, loading: false, hasPaid: false, isAdmin: false };

/** Keeps track of who the reader is. Sign-in is loaded only where a session is at hand or somebody is about to sign in. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [known, setKnown] = useState<Known>(() => ({ ...visitor, loading: hasSession() }));

  useEffect(() => {
    const begin = () =>
      void loadFirebase().catch((error: unknown) => {
        console.error("Sign-in could not be loaded.", error);
        setKnown(visitor);
      });
    if (hasSession()) begin();
    const stopListening = onSessionElsewhere(begin);
    const stopWatching = watchUser(setKnown);
    return () => {
      stopListening();
      stopWatching();
    };
  }, []);

  const setHasPaid = (hasPaid: boolean) => {
    if (known.user) note(known.user.uid, hasPaid);
    setKnown((before) => ({ ...before, hasPaid }));
  };
  return (
    <AuthContext value={{ ...known, setHasPaid, refreshPaymentStatus: () => refresh(setKnown) }}>
      {children}
    </AuthContext>
  );
}

type SetKnown = (change: Known | ((before: Known) => Known)) => void;

/** Only the latest user counts: an answer about somebody who has signed out since is dropped. */
function watchUser(setKnown: SetKnown): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  let latest: User | null = null;
  void firebaseOpened.then((firebase) => {
    if (stopped) return;
    stop = firebase.watch(async (user) => {
      const left = latest !== null && user === null;
      latest = user;
      if (left) readersSign.forget();
      if (!user) {
        forgetAccount();
        return setKnown(visitor);
      }
      setKnown((before) => (before.loading ? { ...before, user, hasPaid: paidFlag.isSet(user.uid) } : before));
      const access = await loadUserAccess(user);
      if (latest !== user || stopped) return;
      note(user.uid, access.hasPaid);
      setKnown({ user, loading: false, ...access });
    });
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** A user who has signed up on this page a moment ago may not have appeared yet, so the provider is asked who it is. */
async function refresh(setKnown: SetKnown): Promise<boolean> {
  try {
    const user = await (await loadFirebase()).currentUser();
    if (!user) return false;
    const { hasPaid } = await call("GET /api/user/:uid/payment-status", { params: { uid: user.uid } });
    note(user.uid, hasPaid);
    setKnown((before) => ({ ...before, user, hasPaid }));
    return hasPaid;
  } catch (error) {
    console.error("The payment status could not be read.", error);
    if (error instanceof ResponseError && (error.status === 401 || error.status === 404)) await renewSession();
    return false;
  }
}

/**
 * The API takes the token for nobody's, or the account is gone. The provider gives a new token to a user whom it still
 * knows, and signs out one whom it does not.
 */
async function renewSession(): Promise<void> {
  const firebase = await loadFirebase();
  await firebase.reload().catch((error: unknown) => console.error("The session could not be renewed.", error));
  if (await firebase.currentUser()) return;
  showToast({ title: "You were signed out", description: "Your session has ended. Please sign in again." });
}

function note(uid: string, hasPaid: boolean): void {
  if (hasPaid) paidFlag.set(uid);
  else paidFlag.clear(uid);
}

/** What was read for one user is not shown to the next. */
function forgetAccount(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => /^\/api\/(account|user)\b/.test(String(path)) });
}
