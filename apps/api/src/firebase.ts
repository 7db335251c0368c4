import type { Agent } from "node:http";
import type { Credential } from "firebase-admin/app";
import { ApiError } from "./errors.ts";

/** Who a token speaks for. */
export interface Identity {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  /** When the person last proved who they are, in milliseconds since 1970. */
  signedInAt: number;
  /** When the token ends, in milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Says who a token speaks for. With `checkRevoked` it also asks the provider whether the account was disabled, deleted
 * or signed out everywhere since.
 *
 * @throws {ApiError} `not-signed-in`, or `identity-unavailable` when the provider can't be asked
 */
export type VerifyToken = (token: string, options: { checkRevoked: boolean }) => Promise<Identity>;

/**
 * Deletes an account at the provider; one that is gone already is no failure.
 *
 * @throws {ApiError} `identity-unavailable`
 */
export type DeleteIdentity = (uid: string) => Promise<void>;

export interface FirebaseOptions {
  projectId: string;
  /** How tests reach a server of their own in place of Google's. */
  httpAgent?: Agent;
  credential?: Credential;
  /** How long a caller waits while the SDK tries the provider again and again. */
  patienceMs?: number;
}

/**
 * Verifies Firebase ID tokens and deletes accounts. The SDK is loaded with the first call, so that a start waits
 * neither for it nor for the provider.
 */
export function createFirebase(options: FirebaseOptions): { verifyToken: VerifyToken; deleteIdentity: DeleteIdentity } {
  let auth: ReturnType<typeof loadAuth> | undefined;
  const patienceMs = options.patienceMs ?? 8_000;
  return {
    async verifyToken(token, { checkRevoked }) {
      if (!hasTokenForm(token)) throw notSignedIn();
      auth ??= loadAuth(options);
      try {
        const verifying = auth.then((loaded) => loaded.verifyIdToken(token, checkRevoked));
        const decoded = await within(patienceMs, verifying);
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
          : new ApiError("identity-unavailable", "Sign-in can't be checked at the moment.", { cause: error });
      }
    },
    async deleteIdentity(uid) {
      auth ??= loadAuth(options);
      try {
        const deleting = auth.then((loaded) => loaded.deleteUser(uid));
        await within(patienceMs, deleting);
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") return;
        throw new ApiError("identity-unavailable", "The account can't be deleted at the moment.", { cause: error });
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

/** Header, claims and signature (empty from the emulator), of which the first two are JSON objects. */
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
 * Whether the token is at fault, and not the way to the provider. The SDK reports both under `auth/argument-error`
 * when it can't fetch Google's keys; what it finds wrong with a token it always says of "Firebase ID token".
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code === "auth/argument-error") return error.message.includes("Firebase ID token");
  return typeof error.code === "string" && refusals.has(error.code);
}

function notSignedIn(cause?: unknown): ApiError {
  return new ApiError("not-signed-in", "Sign in first.", { cause });
}
