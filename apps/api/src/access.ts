import { type Db, findUser } from "@zodiac-at-work/db";
import type { Caches } from "./caches.ts";
import { ApiError } from "./errors.ts";
import type { VerifyToken } from "./firebase.ts";

/** The signed-in user behind a request. */
export interface Caller {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** When the person last proved who they are, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** @throws {ApiError} `payment-required` unless the user has paid or is an admin */
  requireAccess(): Promise<void>;
  /** @throws {ApiError} `forbidden` unless the user is an admin; `not-signed-in` if the account was revoked since */
  requireAdmin(): Promise<void>;
}

/**
 * Finds out who calls. A bearer that is a bare uid proves nothing and is refused.
 *
 * @param authorization the request's header
 * @throws {ApiError} `not-signed-in`, `identity-unavailable`
 */
export async function identifyCaller(
  { db, verifyToken, caches }: { db: Db; verifyToken: VerifyToken; caches: Caches },
  authorization: string | undefined,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new ApiError("not-signed-in", "Sign in first.");
  const { uid, email, emailVerified, signedInAt } = await verifyToken(token, { checkRevoked: false });
  return {
    uid,
    email,
    emailVerified,
    signedInAt,
    async requireAccess() {
      await caches.access.get(uid, [uid], async () => {
        const user = await findUser(db, uid);
        if (user?.hasPaidAccess || user?.role === "admin") return true;
        throw new ApiError("payment-required", "This needs lifetime access.");
      });
    },
    async requireAdmin() {
      await verifyToken(token, { checkRevoked: true });
      const user = await findUser(db, uid);
      if (user?.role !== "admin") throw new ApiError("forbidden", "This is for administrators.");
    },
  };
}

/**
 * Lets nobody speak for somebody else.
 *
 * @param named whom a request's body names
 * @returns the caller's own address, as the identity provider has it
 * @throws {ApiError} `forbidden` unless id and address are the caller's own
 */
export function requireOwn(caller: Caller, named: { uid: string; email: string }): string {
  if (!caller.email || named.uid !== caller.uid || named.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError("forbidden", "The user and the e-mail address must be those of the account that is signed in.");
  }
  return caller.email;
}
