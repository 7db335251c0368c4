import type { Api, Of } from "@zodiac-at-work/contracts";
import { initializeApp } from "firebase/app";
import {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";
import { untilSignInStarted } from "./sign-in-starting.ts";

export type BrowserConfig = Of<Api["GET /api/config"], "response">;

/** Firebase Auth with the methods that the site uses. Every method throws Firebase's own errors. */
export type Firebase = ReturnType<typeof openFirebase>;

/**
 * Opens Firebase Auth with email and password only. Only load-firebase.ts imports this file, dynamically, so that visitors
 * do not download it.
 */
export function openFirebase({ firebase, authEmulatorUrl }: BrowserConfig) {
  const { apiKey, projectId, authDomain, appId } = firebase;
  const app = initializeApp({ apiKey, projectId, ...(authDomain && { authDomain }), ...(appId && { appId }) });
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });

  const current = (): User => {
    if (!auth.currentUser) throw new Error("Nobody is signed in.");
    return auth.currentUser;
  };
  const started = () => authEmulatorUrl && untilSignInStarted(authEmulatorUrl);
  return {
    /** Calls back with the current user: once it is known, and after every change. */
    watch: (listener: (user: User | null) => void) => onAuthStateChanged(auth, listener),
    currentUser: async () => {
      await auth.authStateReady();
      return auth.currentUser;
    },
    /** Resolves once it is known who is signed in. */
    ready: () => auth.authStateReady(),
    idToken: async () => {
      await auth.authStateReady();
      return auth.currentUser?.getIdToken();
    },
    async signUp(email: string, password: string): Promise<User> {
      await started();
      return (await createUserWithEmailAndPassword(auth, email, password)).user;
    },
    async signIn(email: string, password: string): Promise<User> {
      await started();
      return (await signInWithEmailAndPassword(auth, email, password)).user;
    },
    signOut: () => signOut(auth),

    /** Confirms the password, because sensitive changes require a recent sign-in. */
    async confirmPassword(password: string) {
      const user = current();
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
      await user.getIdToken(true);
    },
    changePassword: (password: string) => updatePassword(current(), password),
    /** Reads the account again and gets a new token for it. */
    async reload() {
      await current().reload();
      await current().getIdToken(true);
    },

    async sendPasswordReset(email: string) {
      await started();
      await sendPasswordResetEmail(auth, email);
    },
    sendVerification: () => sendEmailVerification(current()),
    /** Returns the email address that received a password reset link. */
    emailOfReset: (code: string) => verifyPasswordResetCode(auth, code),
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    verifyEmail: (code: string) => applyActionCode(auth, code),
  };
}
