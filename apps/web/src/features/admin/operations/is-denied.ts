import { ResponseError } from "../../../api/client.ts";

/** Returns whether the account may no longer see the page. */
export function isDenied(error: Error): boolean {
  return error instanceof ResponseError && (error.status === 401 || error.status === 403);
}
