import { generateKeyPairSync, sign } from "node:crypto";
import dns from "node:dns";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Agent as HttpAgent, type Server } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFirebase, type FirebaseFailure } from "./firebase.ts";

const projectId = "zodiac-live";
const googleKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: "user-1",
  email: "user@example.com",
  email_verified: true,
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
};

/** A stub of Google's servers: its public keys, and the accounts of the project. */
const account = { localId: "user-1", disabled: false, validSince: "0" };
let accounts: object[] = [];
let requests: string[] = [];
let isDown = false;
let downStatus = 500;
let downError = "";
const google = createServer((request, response) => {
  requests.push(request.url ?? "");
  response.setHeader("content-type", "application/json").setHeader("cache-control", "max-age=3600");
  if (isDown) return response.writeHead(downStatus).end(downError);
  if (request.url?.includes("accounts:lookup")) {
    return response.end(JSON.stringify(accounts.length > 0 ? { users: accounts } : {}));
  }
  return response.end(JSON.stringify({ key: googleKeys.publicKey.export({ type: "spki", format: "pem" }) }));
});
await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
afterAll(() => google.close());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  accounts = [account];
  requests = [];
  isDown = false;
  downStatus = 500;
  downError = '{"error": "down"}';
});

describe("in production", () => {
  const withoutCheck = { checkRevoked: false };
  const withCheck = { checkRevoked: true };

  test("a token signed with Google's key has the identity of its user", async () => {
    expect(await verifier()(token(), withoutCheck)).toEqual({
      uid: "user-1",
      email: "user@example.com",
      emailVerified: true,
      signedInAt: claims.auth_time * 1000,
      expiresAt: claims.exp * 1000,
    });
    expect(requests.filter((url) => url.includes("lookup"))).toEqual([]);
  });

  test.each([
    ["a bare uid", "user-1"],
    ["nothing", ""],
    ["three words", "a.b.c"],
    ["claims that are not JSON", `${encode({ alg: "RS256", kid: "key" })}.bm90IGpzb24.c2ln`],
    ["an expired token", token({ claims: { exp: now - 1 } })],
    ["a token of another project", token({ claims: { aud: "other", iss: "https://securetoken.google.com/other" } })],
    ["a token of another issuer", token({ claims: { iss: "https://evil.example/zodiac-live" } })],
    ["a token without a user", token({ claims: { sub: "" } })],
    ["a token signed by somebody else", token({ key: otherKeys.privateKey })],
    ["a token whose key is unknown", token({ header: { kid: "other" } })],
    ["a token without a key id", token({ header: { kid: undefined } })],
    ["an unsigned token", unsigned()],
    ["an unsigned token that names a key", unsigned({ kid: "key" })],
    ["a token signed with the public key as if it were a secret", token({ header: { alg: "HS256" } })],
  ])("%s is refused", async (_, bearer) => {
    await expect(verifier()(bearer, withoutCheck)).rejects.toMatchObject({ code: "not-signed-in" });
  });

  test("a token whose claims were changed is refused", async () => {
    const [header, , signature] = token().split(".");
    const forged = [header, encode({ ...claims, sub: "admin" }), signature].join(".");
    await expect(verifier()(forged, withoutCheck)).rejects.toMatchObject({ code: "not-signed-in" });
  });

  test("a token is not refused while Google's keys are unavailable, and the next call requests them again", async () => {
    const verify = verifier();
    isDown = true;
    await expect(verify(token(), withoutCheck)).rejects.toMatchObject({ code: "identity-unavailable" });
    isDown = false;
    expect((await verify(token(), withoutCheck)).uid).toBe("user-1");
  });

  test("a caller does not wait for all retries of the SDK", async () => {
    isDown = true;
    downStatus = 503;
    const verify = createFirebase({
      projectId,
      httpAgent: agentTo(portOf(google)),
      credential,
      timeoutMs: 50,
    }).verifyToken;
    await expect(verify(token(), withoutCheck)).rejects.toMatchObject({ code: "identity-unavailable" });
  });

  test("a refused connection counts as unavailable", async () => {
    const verify = createFirebase({ projectId, httpAgent: agentTo(await unusedPort()), credential }).verifyToken;
    await expect(verify(token(), withoutCheck)).rejects.toMatchObject({ code: "identity-unavailable" });
  });

  test("each call that fails is reported with its kind, and a refused token is not", async () => {
    const failures: FirebaseFailure[] = [];
    const options = { projectId, onFailure: (kind: FirebaseFailure) => void failures.push(kind) };
    const { verifyToken, findIdentity, deleteIdentity } = createFirebase({
      ...options,
      httpAgent: agentTo(portOf(google)),
      credential,
    });
    await verifyToken(token(), withCheck);
    await expect(verifyToken(token({ claims: { exp: now - 1 } }), withCheck)).rejects.toThrow();
    expect(failures).toEqual([]);

    isDown = true;
    await expect(findIdentity("user-1")).rejects.toMatchObject({ code: "identity-unavailable" });
    const refuse = (code: string) => (downError = JSON.stringify({ error: { message: code } }));
    downStatus = 400;
    refuse("INSUFFICIENT_PERMISSION");
    await expect(findIdentity("user-1")).rejects.toMatchObject({ code: "identity-unavailable" });
    refuse("QUOTA_EXCEEDED");
    await expect(deleteIdentity("user-1")).rejects.toMatchObject({ code: "identity-unavailable" });
    downStatus = 503;
    const hasty = createFirebase({ ...options, httpAgent: agentTo(portOf(google)), credential, timeoutMs: 50 });
    await expect(hasty.verifyToken(token(), withoutCheck)).rejects.toMatchObject({ code: "identity-unavailable" });
    expect(failures).toEqual(["unavailable", "unauthorized", "rate_limited", "timed_out"]);
  });

  test("a check for revocation accepts an active account", async () => {
    expect((await verifier()(token(), withCheck)).uid).toBe("user-1");
    expect(requests.filter((url) => url.includes("lookup"))).toHaveLength(1);
  });

  test.each([
    ["disabled", [{ ...account, disabled: true }]],
    ["deleted", []],
    ["signed out everywhere since", [{ ...account, validSince: String(now) }]],
  ])("a check for revocation refuses an account that was %s", async (_, found) => {
    accounts = found;
    await expect(verifier()(token(), withCheck)).rejects.toMatchObject({ code: "not-signed-in" });
  });

  test("a check for revocation fails as unavailable if the provider can't be reached", async () => {
    const verify = verifier();
    await verify(token(), withoutCheck);
    isDown = true;
    await expect(verify(token(), withCheck)).rejects.toMatchObject({ code: "identity-unavailable" });
  });
});

describe("with the servers and the credentials that production uses", () => {
  test("a token is verified with the keys of Google, requested over TLS", async () => {
    const hosts = refuseLookups();
    const { verifyToken } = createFirebase({ projectId });
    await expect(verifyToken(token(), { checkRevoked: false })).rejects.toMatchObject({
      code: "identity-unavailable",
    });
    expect(new Set(hosts)).toEqual(new Set(["www.googleapis.com"]));
  });

  test("an account is deleted with the credentials of the environment", async () => {
    const folder = await mkdtemp(join(tmpdir(), "credentials-"));
    const file = join(folder, "service-account.json");
    const key = otherKeys.privateKey.export({ type: "pkcs8", format: "pem" });
    const account = { type: "service_account", project_id: projectId, client_email: "api@example.com" };
    await writeFile(file, JSON.stringify({ ...account, private_key: key }));
    vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", file);
    const hosts = refuseLookups();
    await expect(createFirebase({ projectId }).deleteIdentity("user-1")).rejects.toMatchObject({
      code: "identity-unavailable",
    });
    expect(new Set(hosts)).toEqual(new Set(["oauth2.googleapis.com"]));
    await rm(folder, { recursive: true });
  });
});

describe("with the emulator", () => {
  test("unsigned tokens are accepted, but only for existing accounts", async () => {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${portOf(google)}`);
    const verify = createFirebase({ projectId }).verifyToken;
    expect((await verify(unsigned(), { checkRevoked: false })).uid).toBe("user-1");
    accounts = [];
    await expect(verify(unsigned(), { checkRevoked: false })).rejects.toMatchObject({ code: "not-signed-in" });
  });

  test("a token is not refused before the emulator has started", async () => {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${await unusedPort()}`);
    const verify = createFirebase({ projectId }).verifyToken;
    await expect(verify(unsigned(), { checkRevoked: false })).rejects.toMatchObject({ code: "identity-unavailable" });
  });
});

const credential = { getAccessToken: async () => ({ access_token: "access", expires_in: 3600 }) };

function verifier() {
  return createFirebase({ projectId, httpAgent: agentTo(portOf(google)), credential }).verifyToken;
}

/** Connects to a local server without TLS, whatever host is requested. */
function agentTo(port: number): HttpAgent {
  const agent = new Agent();
  agent.createConnection = () => connect(port, "127.0.0.1");
  return agent;
}

interface Token {
  header?: object;
  claims?: object;
  key?: typeof googleKeys.privateKey;
}

function token({ header, claims: changed, key = googleKeys.privateKey }: Token = {}): string {
  const signed = `${encode({ alg: "RS256", typ: "JWT", kid: "key", ...header })}.${encode({ ...claims, ...changed })}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

function unsigned(header: object = {}): string {
  return `${encode({ alg: "none", typ: "JWT", ...header })}.${encode(claims)}.`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lets no name be looked up, and returns the names that were asked for. */
function refuseLookups(): string[] {
  const hosts: string[] = [];
  vi.spyOn(dns, "lookup").mockImplementation(((...args: unknown[]) => {
    hosts.push(String(args[0]));
    const callback = args.at(-1) as (error: Error) => void;
    setImmediate(callback, Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }));
  }) as typeof dns.lookup);
  return hosts;
}
