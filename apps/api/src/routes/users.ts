import { getUser, registerUser } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { type Caller, requireOwn } from "../access.ts";
import { ApiError } from "../errors.ts";
import type { Routes } from "../mount.ts";

export const users: Routes = (scope, dependencies) => {
  scope.mount(registerUser, async ({ body, caller }) => {
    const email = requireOwn(caller, body);
    return asResponse(await db.registerUser(dependencies.db, { id: caller.uid, email }));
  });

  scope.mount(getUser, async ({ params, caller }) => asResponse(await getOwnUser(dependencies.db, caller, params.uid)));
};

/** A user's record for that user, or for an admin. Others learn nothing from the answer, not even whether it exists. */
export async function getOwnUser(database: db.Db, caller: Caller, uid: string): Promise<db.User> {
  if (uid !== caller.uid) await caller.requireAdmin();
  const user = await db.findUser(database, uid);
  if (!user) throw new ApiError("not-found", "There is no such user.");
  return user;
}

function asResponse({ id, email, role }: db.User) {
  return { uid: id, email, role };
}
