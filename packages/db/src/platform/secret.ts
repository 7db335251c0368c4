import { createHash, randomBytes } from "node:crypto";

/** Returns a new secret for an address: 43 characters of base64url. Store only its hash. */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the SHA-256 of a secret, in hex. Nobody who reads the table or a backup can use the address. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
