import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A Firebase Auth emulator that knows every account and accepts unsigned tokens. */
export interface FirebaseStub {
  /** The value of `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string;
  close(): void;
}

export const firebaseProjectId = "demo-measurements";

export async function startFirebaseStub(): Promise<FirebaseStub> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { localId } = JSON.parse(body || "{}") as { localId?: string[] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ users: [{ localId: localId?.[0], disabled: false, validSince: "0" }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Returns the header with which a user of the stub is signed in. */
export function sessionHeader(uid: string, email = `${uid}@example.com`): { authorization: string } {
  return { authorization: `Bearer ${unsignedToken(uid, email)}` };
}

/** Returns an unsigned ID token. The SDK accepts it while it talks to an emulator. */
function unsignedToken(uid: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const issuer = `https://securetoken.google.com/${firebaseProjectId}`;
  const claims = { iss: issuer, aud: firebaseProjectId, sub: uid, email, auth_time: now, iat: now, exp: now + 3600 };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}
