import type { Agent } from "node:http";
import type { Credential } from "firebase-admin/app";
import { ApiError } from "../errors.ts";

/** The user behind a verified ID token. */
export interface Identity {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  /** The time of the last sign-in, in milliseconds since 1970. */
  signedInAt: number;
  /** The end of the token, in milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Verifies an ID token. With `checkRevoked`, it also checks with the provider that the account was not disabled, deleted
 * or signed out of all devices.
 *
 * @throws {ApiError} `not-signed-in`, or `identity-unavailable` if the provider can't be reached
 */
export type VerifyToken = (token: string, options: { checkRevoked: boolean }) => Promise<Identity>;

/**
 * Deletes an account at the provider. Succeeds if the account does not exist.
 *
 * @throws {ApiError} `identity-unavailable`
 */
export type DeleteIdentity = (uid: string) => Promise<void>;

/** What the provider knows about an account. */
export interface AccountIdentity {
  email: string | undefined;
  emailVerified: boolean;
}

/**
 * Returns what the provider knows about an account; null if it does not exist there or was disabled.
 *
 * @throws {ApiError} `identity-unavailable`
 */
export type FindIdentity = (uid: string) => Promise<AccountIdentity | null>;

export interface FirebaseOptions {
  projectId: string;
  /** Connects tests to a stub of Google's servers. */
  httpAgent?: Agent;
  credential?: Credential;
  /** How long a caller waits while the SDK retries. */
  timeoutMs?: number;
  /** Receives each call that failed. */
  onFailure?: (kind: FirebaseFailure) => void;
}

/** Why a call to Firebase failed. */
export type FirebaseFailure =
  /** The credentials are refused, or can't be read. */
  "unauthorized" | "rate_limited" | "timed_out" | "unavailable";

/**
 * Creates the functions that call Firebase. The first call loads the SDK. The process starts without it and without the
 * provider.
 */
export function createFirebase(options: FirebaseOptions): {
  verifyToken: VerifyToken;
  deleteIdentity: DeleteIdentity;
  findIdentity: FindIdentity;
} {
  let auth: ReturnType<typeof loadAuth> | undefined;
  const timeoutMs = options.timeoutMs ?? 8_000;
  const unavailable = (message: string, cause: unknown) => {
    options.onFailure?.(failureOf(cause));
    return new ApiError("identity-unavailable", `${message} Please try again.`, { cause });
  };
  return {
    async verifyToken(token, { checkRevoked }) {
      if (!hasTokenForm(token)) throw notSignedIn();
      auth ??= loadAuth(options);
      try {
        const verifying = auth.then((loaded) => loaded.verifyIdToken(token, checkRevoked));
        const decoded = await within(timeoutMs, verifying);
        return {
          uid: decoded.uid,
          email: decoded.email,
          emailVerified: decoded.email_verified === true,
          signedInAt: decoded.auth_time * 1000,
          expiresAt: decoded.exp * 1000,
        };
      } catch (error) {
        throw isRefusal(error)
          ? notSignedIn(error)
          : unavailable("Your sign-in can't be verified at the moment.", error);
      }
    },
    async deleteIdentity(uid) {
      auth ??= loadAuth(options);
      try {
        const deleting = auth.then((loaded) => loaded.deleteUser(uid));
        await within(timeoutMs, deleting);
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") return;
        throw unavailable("The account can't be deleted at the moment.", error);
      }
    },
    async findIdentity(uid) {
      auth ??= loadAuth(options);
      try {
        const finding = auth.then((loaded) => loaded.getUser(uid));
        const { email, emailVerified, disabled } = await within(timeoutMs, finding);
        return disabled ? null : { email, emailVerified };
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") return null;
        throw unavailable("The account can't be checked at the moment.", error);
      }
    },
  };
}

async function loadAuth({ projectId, httpAgent, credential }: FirebaseOptions) {
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  const app = initializeApp(
    { projectId, ...(httpAgent && { httpAgent }), ...(credential && { credential }) },
    crypto.randomUUID(),
  );
  return getAuth(app);
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const limit = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  return Promise.race([work, limit]);
}

/** Whether the text is a JWT: a header, claims and a signature. The emulator's signature is empty. */
function hasTokenForm(token: string): boolean {
  const parts = /^([\w-]+)\.([\w-]+)\.[\w-]*$/.exec(token)?.slice(1);
  return parts?.every(isJsonObject) ?? false;
}

function isJsonObject(base64: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64, "base64url").toString());
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

const refusals = new Set([
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-uid",
]);

/**
 * Whether the token is invalid, rather than the provider unreachable. The SDK reports both as `auth/argument-error`. Its
 * messages about tokens contain "Firebase ID token".
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code === "auth/argument-error") return error.message.includes("Firebase ID token");
  return typeof error.code === "string" && refusals.has(error.code);
}

const unauthorized = new Set([
  "app/invalid-credential",
  "auth/invalid-credential",
  "auth/insufficient-permission",
  "auth/project-not-found",
]);

function failureOf(error: unknown): FirebaseFailure {
  if (!(error instanceof Error)) return "unavailable";
  if (error.name === "TimeoutError") return "timed_out";
  const code = "code" in error ? String(error.code) : "";
  if (unauthorized.has(code)) return "unauthorized";
  return code === "auth/quota-exceeded" ? "rate_limited" : "unavailable";
}

function notSignedIn(cause?: unknown): ApiError {
  return new ApiError("not-signed-in", "Sign in first.", { cause });
}
