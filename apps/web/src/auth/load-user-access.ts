import type { User } from "firebase/auth";
import { apiQuery, call, ResponseError } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";

/** What a user may see. */
export interface UserAccess {
  readonly isAdmin: boolean;
  readonly hasPaid: boolean;
  /** Whether the API could not be reached. Nobody knows what the user may see. */
  readonly isUnconfirmed: boolean;
}

const noAccess: UserAccess = { isAdmin: false, hasPaid: false, isUnconfirmed: false };

/** Registers the user, then reads role and payment status. Logs a failure and returns no access. */
export async function loadUserAccess({ uid, email }: Pick<User, "uid" | "email">): Promise<UserAccess> {
  try {
    await call("POST /api/user/register", { body: { uid, email: email ?? "" } });
    const { role } = await loadRecord(uid);
    const { hasPaid } = await call("GET /api/user/:uid/payment-status", { params: { uid } });
    return { isAdmin: role === "admin", hasPaid, isUnconfirmed: false };
  } catch (error) {
    console.error("Access could not be loaded.", error);
    // A response is an answer, even one with an error. Silence is none.
    return { ...noAccess, isUnconfirmed: !(error instanceof ResponseError) };
  }
}

/** Reads the user record in up to three attempts, because it may appear a moment after the registration. */
function loadRecord(uid: string) {
  return queryClient.query({
    ...apiQuery("/api/user/:uid", undefined, { uid }),
    retry: 2,
    retryDelay: 1000,
    staleTime: 0,
    networkMode: "always",
  });
}
