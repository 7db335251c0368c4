import { getUser, registerUser } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { requireSelf } from "../access.ts";
import { ApiError } from "../errors.ts";
import type { Routes, SignedInCall } from "../mount.ts";

export const users: Routes = ({ mount }, dependencies) => {
  mount(registerUser, async ({ body, caller }) => {
    const email = requireSelf(caller, body);
    const user = { id: caller.uid, email };
    let outcome = await db.registerUser(dependencies.db, user);
    if (outcome.kind === "address-held") {
      // A revoked token may carry an address that belongs to somebody else by now.
      await dependencies.verifyToken(caller.token, { checkRevoked: true });
      outcome = await db.registerUser(dependencies.db, user, { takeOver: true });
    }
    if (outcome.kind !== "registered") throw new Error("registerUser refused to take an address over");
    return toResponse(outcome.user);
  });

  mount(getUser, async (call) => toResponse(await getOwnUser(dependencies.db, call, call.params.uid)));
};

/**
 * Returns a user's record to that user or to an admin. Others get the same refusal whether the user exists or not.
 *
 * @throws {ApiError} `forbidden`, `not-found`
 */
export async function getOwnUser(database: db.Db, call: SignedInCall, uid: string): Promise<db.User> {
  if (uid !== call.caller.uid) await call.requireAdmin();
  const user = await db.findUser(database, uid);
  if (!user) throw new ApiError("not-found", "The user does not exist.");
  return user;
}

function toResponse({ id, email, role }: db.User) {
  return { uid: id, email, role };
}
