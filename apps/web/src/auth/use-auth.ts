import { use } from "react";
import { type Auth, AuthContext } from "./auth-context.ts";

/** Returns the current user and their access. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
