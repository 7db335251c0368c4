import { randomBytes } from "node:crypto";

/** Creates a function that returns ids: a random prefix for the process, and a counter. This is cheaper than a UUID. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(9).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
