import { generateKeyPairSync } from "node:crypto";
import { type Endpoint, endpoints } from "@zodiac-at-work/contracts";
import { deleteAccount } from "@zodiac-at-work/db";
import { afterAll, describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { buildTestApp } from "../testing.ts";
import { startFirebase } from "./testing-firebase.ts";

/** Verifies tokens as production does, against a stub of Google's servers. The emulator is not configured. */
const google = await startFirebase();
const test_ = await buildTestApp();
const { db, dependencies, signIn } = test_;
const { verifyToken, deleteIdentity } = google.firebase;
const app = await buildApp({ ...dependencies, verifyToken, deleteIdentity });
// The caches are enabled, as in a process that listens for changes.
for (const cache of Object.values(dependencies.caches)) cache.enable();
afterAll(async () => {
  google.close();
  await app.close();
  await test_.close();
});

const all: readonly Endpoint[] = endpoints;
const people = ["unpaid", "paid", "admin", "deleted"] as const;
for (const uid of people) {
  await signIn({ uid, email: emailOf(uid), role: uid === "admin" ? "admin" : "user", hasPaidAccess: uid === "paid" });
  google.accounts.add(uid);
}
await deleteAccount(db, "deleted", () => deleteIdentity("deleted"));

const past = Math.floor(Date.now() / 1000) - 10;
const otherProject = { aud: "other", iss: "https://securetoken.google.com/other" };
const forger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** Each caller: the token it sends, and the user whose record it requests. */
const callers: Record<string, { bearer?: string; uid: string }> = {
  "a visitor": { uid: "paid" },
  "an unpaid user": { bearer: google.token(claimsOf("unpaid")), uid: "unpaid" },
  "a paid user": { bearer: google.token(claimsOf("paid")), uid: "paid" },
  "an admin": { bearer: google.token(claimsOf("admin")), uid: "admin" },
  "a deleted user": { bearer: google.token(claimsOf("deleted")), uid: "deleted" },
  "a bare uid": { bearer: "admin", uid: "admin" },
  "an expired token": { bearer: google.token({ ...claimsOf("admin"), exp: past }), uid: "admin" },
  "another user's token": { bearer: google.token(claimsOf("unpaid")), uid: "paid" },
  "a token of another project": { bearer: google.token({ ...claimsOf("admin"), ...otherProject }), uid: "admin" },
  "a token signed by a forger": { bearer: google.token(claimsOf("admin"), forger), uid: "admin" },
  "alg: none": { bearer: google.unsigned(claimsOf("admin")), uid: "admin" },
};

/** The error code of the guard for each kind of access; null if the caller passes. */
const guards: Record<string, Record<Endpoint["access"], string | null>> = {
  "a visitor": refused(),
  "an unpaid user": { open: null, signedIn: null, paid: "payment-required", admin: "forbidden" },
  "a paid user": { open: null, signedIn: null, paid: null, admin: "forbidden" },
  "an admin": { open: null, signedIn: null, paid: null, admin: null },
  "a deleted user": refused(),
  "a bare uid": refused(),
  "an expired token": refused(),
  "another user's token": { open: null, signedIn: null, paid: "payment-required", admin: "forbidden" },
  "a token of another project": refused(),
  "a token signed by a forger": refused(),
  "alg: none": refused(),
};

const refusals = ["not-signed-in", "payment-required", "forbidden"];
/** Whether an endpoint names a user, who has to be the caller. */
function isPersonal({ path, body }: Endpoint): boolean {
  return path.includes(":uid") || ["uid", "userId"].some((name) => name in (body?.shape ?? {}));
}

test("only the endpoints of the contracts, the webhook and the documentation are served", () => {
  const served = pathsOf(app.printRoutes({ commonPrefix: false }));
  const expected = [
    ...all.map(({ method, path }) => `${method} ${path}`),
    "POST /api/stripe/webhook",
    "GET /blog/images/:file",
    "GET /subscriptions/:secret/good-days.ics",
    "GET /subscriptions/:secret/openings.xml",
    "GET /subscriptions/:secret/whats-new.xml",
  ];
  expect(served.filter((route) => !route.includes("/api/docs")).sort()).toEqual(expected.sort());
});

describe.each(Object.entries(callers))("%s", (who, { bearer, uid }) => {
  test.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "at %s",
    async (_, endpoint) => {
      const { method, path, access } = endpoint;
      const response = await app.inject({
        method,
        url: path.replace(":uid", uid),
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        // The limit of refused tokens is per address.
        remoteAddress: `192.0.2.${Object.keys(callers).indexOf(who)}`,
        ...(method !== "GET" && method !== "DELETE" && { payload: bodyOf(path, uid) }),
      });
      const { code } = response.json();
      const guard = guards[who]?.[access] ?? null;
      if (guard) return expect(code).toBe(guard);
      if (who === "another user's token") {
        expect(response.body).not.toContain('"paid@');
        if (isPersonal(endpoint)) return expect(code).toBe("forbidden");
      }
      expect(refusals).not.toContain(code);
    },
  );
});

test("no user has gained a role or access", async () => {
  const users = await db.selectFrom("users").select(["id", "role", "hasPaidAccess"]).orderBy("id").execute();
  expect(users).toEqual([
    { id: "admin", role: "admin", hasPaidAccess: false },
    { id: "paid", role: "user", hasPaidAccess: true },
    { id: "unpaid", role: "user", hasPaidAccess: false },
  ]);
});

function refused() {
  return { open: null, signedIn: "not-signed-in", paid: "not-signed-in", admin: "not-signed-in" };
}

function claimsOf(uid: string): object {
  return { sub: uid, email: emailOf(uid), email_verified: true };
}

function emailOf(uid: string): string {
  return `${uid}@example.com`;
}

function bodyOf(path: string, uid: string): object {
  const email = emailOf(uid);
  if (path === "/api/user/register") return { uid, email };
  if (path === "/api/create-payment-intent") return { amount: 62, email, userId: uid };
  return { email, userId: uid };
}

/** Parses the tree that Fastify prints. Each level is indented by four characters. */
function pathsOf(tree: string): string[] {
  const stack: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    stack.splice(depth, stack.length, part);
    const listed = (methods ?? "").split(", ").filter((method) => method && method !== "HEAD" && method !== "OPTIONS");
    return listed.map((method) => `${method} ${stack.join("")}`);
  });
}
