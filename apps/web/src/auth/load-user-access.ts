import type { User } from "firebase/auth";
import { call } from "../api/client.ts";

/** What a user may see. */
export interface UserAccess {
  readonly isAdmin: boolean;
  readonly hasPaid: boolean;
}

const attempts = 3;
const pauseMs = 1000;

/** Records the user, then reads role and payment. Whatever fails is logged and leaves the user unpaid and no admin. */
export async function loadUserAccess({ uid, email }: Pick<User, "uid" | "email">): Promise<UserAccess> {
  try {
    await call("POST /api/user/register", { body: { uid, email: email ?? "" } });
    const { role } = await lookUp(uid);
    const { hasPaid } = await call("GET /api/user/:uid/payment-status", { params: { uid } });
    return { isAdmin: role === "admin", hasPaid };
  } catch (error) {
    console.error("Access could not be read.", error);
    return { isAdmin: false, hasPaid: false };
  }
}

/** The record may come a moment after the registration, so it is asked for again. */
async function lookUp(uid: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call("GET /api/user/:uid", { params: { uid } });
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
