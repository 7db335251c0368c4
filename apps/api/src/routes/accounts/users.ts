import { getUser, registerUser } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { requireSelf } from "../../auth/guard.ts";
import { ApiError } from "../../errors.ts";
import type { Routes, SignedInCall } from "../../http/mount.ts";

export const users: Routes = ({ mount }, { db, verifyToken }) => {
  mount(registerUser, async ({ body, caller }) => {
    const user = { id: caller.uid, email: requireSelf(caller, body) };
    let outcome = await queries.registerUser(db, user);
    if (outcome.kind === "address-held") {
      // A revoked token may carry an address that now belongs to somebody else.
      await verifyToken(caller.token, { checkRevoked: true });
      outcome = await queries.registerUser(db, user, { takeOver: true });
    }
    if (outcome.kind !== "registered") throw new Error("registerUser did not take the address over");
    return toResponse(outcome.user);
  });

  mount(getUser, async (call) => toResponse(await getOwnUser(db, call, call.params.uid)));
};

/**
 * Returns a user's record to that user or to an admin. Others get the same refusal whether the user exists or not.
 *
 * @throws {ApiError} `forbidden`, `not-found`
 */
export async function getOwnUser(db: queries.Db, call: SignedInCall, uid: string): Promise<queries.User> {
  if (uid !== call.caller.uid) await call.requireAdmin();
  const user = await queries.findUser(db, uid);
  if (!user) throw new ApiError("not-found", "The user does not exist.");
  return user;
}

function toResponse({ id, email, role }: queries.User) {
  return { uid: id, email, role };
}
