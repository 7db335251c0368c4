import { createHmac } from "node:crypto";
import { firebaseProjectId } from "@zodiac-at-work/local/firebase-stub";

type Claims = Readonly<Record<string, unknown>>;

/** The claims of a valid token of an administrator, so that a token that is accepted would open everything. */
function claims(changes: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: `https://securetoken.google.com/${firebaseProjectId}`,
    aud: firebaseProjectId,
    sub: "admin-0",
    email: "mark-admin-0@example.com",
    ...{ auth_time: now, iat: now, exp: now + 3_600, ...changes },
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const unsigned = (body: unknown, header: unknown = { alg: "none", typ: "JWT" }) => `${encode(header)}.${encode(body)}.`;

function signed(body: unknown, key: string): string {
  const text = `${encode({ alg: "HS256", typ: "JWT", kid: "1" })}.${encode(body)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

const forgeries: readonly (() => string)[] = [
  () => `Bearer ${unsigned(claims({ exp: hourAgo(), iat: hourAgo() - 3_600 }))}`,
  () => `Bearer ${unsigned(claims({ exp: Math.floor(Date.now() / 1_000) - 1 }))}`,
  () => `Bearer ${unsigned(claims({ aud: "another-project" }))}`,
  () => `Bearer ${unsigned(claims({ iss: "https://evil.example/demo" }))}`,
  () => `Bearer ${unsigned(claims({ sub: "" }))}`,
  () => `Bearer ${unsigned(claims({ sub: 1 }))}`,
  () => `Bearer ${unsigned(claims({ sub: "x".repeat(129) }))}`,
  () => `Bearer ${unsigned(claims({ sub: undefined }))}`,
  () => `Bearer ${signed(claims(), "secret")}`,
  () => `Bearer ${signed(claims(), "")}`,
  () => `Bearer ${unsigned(claims()).slice(0, -20)}`,
  () => `Bearer ${unsigned(null)}`,
  () => `Bearer ${unsigned([])}`,
  () => `Bearer ${unsigned("admin-0")}`,
  () => `Bearer ${encode("not a header")}.${encode(claims())}.`,
  () => "Bearer a.b.c",
  () => "Bearer admin-0",
  () => "Bearer ",
  () => `Bearer ${"x".repeat(6_000)}`,
  () => `Bearer ${unsigned(claims())} ${unsigned(claims())}`,
  () => "Basic YWRtaW46YWRtaW4=",
  () => `Token ${unsigned(claims())}`,
  () => "null",
];

/** Returns an authorization that no guard may accept. */
export function forgedAuthorization(number: number): string {
  return (forgeries[number % forgeries.length] as () => string)();
}
