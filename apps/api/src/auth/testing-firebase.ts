import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type Agent as HttpAgent } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { createFirebase } from "./firebase.ts";

/** A stub of Google's servers for firebase-admin: public keys, and the accounts of a project. */
export interface Google {
  firebase: ReturnType<typeof createFirebase>;
  /** The ids of existing accounts. Only a check for revocation looks at them. */
  accounts: Set<string>;
  /** Returns a token as Google signs it an hour after the sign-in, with changed claims. */
  token(claims: object, key?: KeyObject): string;
  unsigned(claims: object): string;
  close(): void;
}

const projectId = "zodiac-live";

export async function startFirebase(): Promise<Google> {
  const googleKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const accounts = new Set<string>();
  const server = createServer(async (request, response) => {
    response.setHeader("content-type", "application/json").setHeader("cache-control", "max-age=3600");
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    if (!request.url?.includes("/accounts")) {
      return response.end(JSON.stringify({ key: googleKeys.publicKey.export({ type: "spki", format: "pem" }) }));
    }
    const { localId } = JSON.parse(body) as { localId: string | string[] };
    const id = String(localId);
    const users = accounts.has(id) ? [{ localId: id, disabled: false, validSince: "0" }] : undefined;
    if (request.url.includes(":delete")) accounts.delete(id);
    return response.end(JSON.stringify({ users }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const credential = { getAccessToken: async () => ({ access_token: "access", expires_in: 3600 }) };
  const httpAgent = agentTo((server.address() as AddressInfo).port);
  return {
    firebase: createFirebase({ projectId, httpAgent, credential }),
    accounts,
    token(claims, key = googleKeys.privateKey) {
      const signed = `${encode({ alg: "RS256", typ: "JWT", kid: "key" })}.${encode({ ...ordinary(), ...claims })}`;
      return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
    },
    unsigned: (claims) => `${encode({ alg: "none", typ: "JWT" })}.${encode({ ...ordinary(), ...claims })}.`,
    close: () => server.close(),
  };
}

function ordinary(): object {
  const now = Math.floor(Date.now() / 1000);
  const issuer = `https://securetoken.google.com/${projectId}`;
  return { iss: issuer, aud: projectId, auth_time: now - 3600, iat: now - 60, exp: now + 3600 };
}

/** Connects to a local server without TLS, whatever host is requested. */
function agentTo(port: number): HttpAgent {
  const agent = new Agent();
  agent.createConnection = () => connect(port, "127.0.0.1");
  return agent;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
