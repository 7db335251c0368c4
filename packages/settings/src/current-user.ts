import { userInfo } from "node:os";

/** Returns the name of the user that runs this process. In a container, the user may have a number and no name. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}
