import { createSign } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";

/** The settings of the API that say how it reaches Firebase. */
export interface FirebaseSettings {
  /** The key of the project's web configuration. */
  readonly apiKey: string | null;
  /** The path of the service account's key file. */
  readonly credentials: string | null;
  /** The local emulator, in place of Firebase. */
  readonly emulatorHost: string | null;
}

/** How Firebase answered: a wrong key and a broken network need different people. */
export type FirebaseAnswer = { kind: "accepted" } | { kind: "refused" | "unreachable"; reason: string };

/** Where the two are asked. A test has others. */
interface FirebaseOrigins {
  readonly identity: string;
  readonly tokens: string;
}

const google: FirebaseOrigins = {
  identity: "https://identitytoolkit.googleapis.com",
  tokens: "https://oauth2.googleapis.com",
};
const timeoutMs = 5_000;

/** Asks for the public configuration of the project that the web key belongs to. It changes nothing. */
export async function tryWebKey(apiKey: string, { identity }: FirebaseOrigins = google): Promise<FirebaseAnswer> {
  return ask(`${identity}/v1/projects?key=${encodeURIComponent(apiKey)}`);
}

/** Asks for an access token with the service account's key, and forgets it. */
export async function tryServiceAccount(file: string, { tokens }: FirebaseOrigins = google): Promise<FirebaseAnswer> {
  const account = await readAccount(file);
  if (!account) return { kind: "refused", reason: "the file is no key of a service account" };
  const form = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion: assertionOf(account) };
  return ask(`${tokens}/token`, { method: "POST", body: new URLSearchParams(form) });
}

const accountSchema = z.object({
  client_email: z.string(),
  private_key: z.string().startsWith("-----BEGIN"),
});
type Account = z.output<typeof accountSchema>;

async function readAccount(file: string): Promise<Account | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    const account = accountSchema.parse(JSON.parse(text));
    assertionOf(account);
    return account;
  } catch {
    // The file is missing or isn't JSON, or its key can't sign.
    return undefined;
  }
}

/** A signed statement of a service account, as RFC 7523 defines it. */
function assertionOf({ client_email: email, private_key: key }: Account): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    ...{ iss: email, aud: `${google.tokens}/token`, iat: now, exp: now + 60 },
    scope: "https://www.googleapis.com/auth/identitytoolkit",
  };
  const signed = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}

async function ask(url: string, init: RequestInit = {}): Promise<FirebaseAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (response.ok) return { kind: "accepted" };
    const isRefused = [400, 401, 403].includes(response.status);
    return { kind: isRefused ? "refused" : "unreachable", reason: `status ${response.status}` };
  } catch (error) {
    // The message may hold the address with the key.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    return { kind: "unreachable", reason: code ?? (cause instanceof Error ? cause.name : "unknown") };
  }
}
