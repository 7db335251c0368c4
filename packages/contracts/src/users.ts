import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { email, uid } from "./fields.ts";

const user = z.object({
  uid: z.string(),
  /** Null after another account has taken the address over. */
  email: z.string().nullable(),
  role: z.enum(["user", "admin"]),
});

const params = z.object({ uid });

export const registerUser = {
  method: "POST",
  path: "/api/user/register",
  access: "signedIn",
  summary: "Records the caller. Idempotent; never changes a role",
  body: z.object({ uid, email }),
  response: user,
  errors: ["forbidden"],
} as const satisfies Endpoint;

export const getUser = {
  method: "GET",
  path: "/api/user/:uid",
  access: "signedIn",
  summary: "Returns the caller's record, or any user's record to an admin",
  params,
  response: user,
  errors: ["forbidden", "not-found"],
} as const satisfies Endpoint;
