import type { Access } from "@zodiac-at-work/contracts";
import { findUser, getAccountStanding } from "@zodiac-at-work/db";
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { ApiError } from "../errors.ts";
import type { Identity } from "./firebase.ts";
import { createTokenCache } from "./token-cache.ts";
import type { UserQueue } from "./user-queue.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null where the endpoint is open to everybody. */
    caller: Caller | null;
  }
}

/** The signed-in user who makes a request, with the ID token that proves it. */
export interface Caller extends Identity {
  readonly token: string;
}

/** An `onRequest` hook that refuses callers without access, before anything but the request's headers is read. */
type Guard = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void | Promise<void>;

/** Decides who may call what. */
export interface AccessControl {
  /** The guard of each kind of access. It sets `request.caller`. */
  readonly guards: Readonly<Record<Access, Guard | null>>;
  /** @throws {ApiError} `forbidden` unless the caller is an admin; `not-signed-in` if the session was revoked */
  requireAdmin(caller: Caller): Promise<void>;
}

/** Creates guards. While the caller's token and access are cached, a guard needs neither a promise nor a query. */
export function createAccessControl({ db, caches, verifyToken }: Dependencies, queue: UserQueue): AccessControl {
  const tokens = createTokenCache(verifyToken);

  /** A token stays valid for up to an hour after its account was deleted or blocked. */
  async function requireGoodStanding({ uid }: Caller): Promise<void> {
    const standing = await caches.standings.fetch(uid, { tags: [uid], load: () => getAccountStanding(db, uid) });
    if (standing === "deleted") throw new ApiError("not-signed-in", "Sign in first.");
    if (standing === "blocked") {
      throw new ApiError("account-blocked", "This account is blocked. Please contact support.");
    }
  }

  /** A cached entry proves both: that the user has access, and that the account is neither blocked nor deleted. */
  async function requirePayment(caller: Caller): Promise<void> {
    const { uid } = caller;
    const load = async (): Promise<true> => {
      await requireGoodStanding(caller);
      const user = await findUser(db, uid);
      if (user?.hasPaidAccess || user?.role === "admin") return true;
      throw new ApiError("payment-required", "Lifetime access is required.");
    };
    await caches.access.fetch(uid, { tags: [uid], load });
  }

  async function requireAdmin(caller: Caller): Promise<void> {
    const { uid, token } = caller;
    await requireGoodStanding(caller);
    await tokens.verify(token, { checkRevoked: true });
    const user = await findUser(db, uid);
    if (user?.role !== "admin") throw new ApiError("forbidden", "Only administrators may do this.");
  }

  /**
   * @param isCached whether the caches alone prove that the user may pass
   * @param require throws unless the caller may pass
   */
  function createGuard(isCached: (uid: string) => boolean, require: (caller: Caller) => Promise<void>): Guard {
    async function authorize(request: FastifyRequest, token: string | undefined): Promise<void> {
      try {
        if (token === undefined) throw new ApiError("not-signed-in", "Sign in first.");
        await request.server.refuseBusyDatabase(request);
        const caller = { ...(await tokens.verify(token, { checkRevoked: false })), token };
        await queue.run(caller.uid, () => require(caller));
        request.caller = caller;
      } catch (refusal) {
        await request.server.countRefusal(request, refusal);
      }
    }

    return (request, _reply, done) => {
      const token = readBearerToken(request.headers.authorization);
      const identity = token && tokens.get(token, request.socket);
      if (!identity || !isCached(identity.uid)) return authorize(request, token);
      request.caller = { ...identity, token };
      done();
    };
  }

  return {
    guards: {
      open: null,
      signedIn: createGuard((uid) => caches.standings.get(uid) === "good", requireGoodStanding),
      paid: createGuard((uid) => caches.access.get(uid) === true, requirePayment),
      admin: createGuard(() => false, requireAdmin),
    },
    requireAdmin,
  };
}

/**
 * Requires that a request names no other user than the caller.
 *
 * @param named the user whom the request's body names
 * @returns the caller's address as the identity provider has it
 * @throws {ApiError} `forbidden`
 */
export function requireSelf(caller: Caller, named: { uid: string; email: string }): string {
  if (!caller.email || named.uid !== caller.uid || named.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError("forbidden", "The user and the email address must be those of the signed-in account.");
  }
  return caller.email;
}

/** Returns the token of `Bearer <token>`. The scheme's case doesn't matter. */
function readBearerToken(authorization = ""): string | undefined {
  const isBearer = authorization.startsWith("Bearer ") || /^bearer /i.test(authorization);
  const token = isBearer ? authorization.slice("Bearer ".length).trim() : "";
  return token === "" || token.includes(" ") ? undefined : token;
}
