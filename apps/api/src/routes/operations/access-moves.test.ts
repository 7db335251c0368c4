import * as contracts from "@zodiac-at-work/contracts";
import { blockUser } from "@zodiac-at-work/db/testing";
import { afterAll, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, dependencies, signIn, deleted, close } = await buildTestApp();
afterAll(close);

const admin = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const path = "/api/operations/access-moves";
let people = 0;

async function person({ emailVerified = true, hasPaidAccess = false } = {}) {
  people += 1;
  const account = { uid: `reader-${people}`, email: `reader-${people}@example.com` };
  await signIn({ ...account, emailVerified, hasPaidAccess });
  return account;
}

type Account = Awaited<ReturnType<typeof person>>;
const move = (from: Account, to: Account, headers = admin) =>
  app.inject({ method: "POST", url: path, headers, payload: { from, to } });
const find = (email: string) => app.inject({ url: "/api/operations/account", query: { email }, headers: admin });
async function audited() {
  const response = await app.inject({ url: "/api/operations/audit-log?action=move-access", headers: admin });
  return contracts.listAuditLog.response.parse(response.json()).entries;
}

test("an administrator finds both accounts, moves the access, and the log names both", async () => {
  const [from, to] = [await person({ hasPaidAccess: true }), await person()];
  const found = await find(from.email.toUpperCase());
  const { account } = contracts.findAccount.response.parse(found.json());
  expect(account).toEqual({ ...from, isVerified: true, isBlocked: false, hasPaidAccess: true, payments: 1 });
  const response = await move(from, to);
  expect(contracts.moveAccess.response.parse(response.json())).toMatchObject({
    ...{ moved: 1, from: { hasPaidAccess: false, payments: 0 }, to: { hasPaidAccess: true, payments: 1 } },
  });
  const [entry, ...others] = await audited();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    person: { name: "ada@example.com" },
    subject: to.email,
    details: { fromAccount: from.email, payments: `demo-${from.uid}` },
    requestId: response.headers["x-request-id"],
  });
});

test("a repeated move succeeds, changes nothing and leaves no second entry", async () => {
  const [from, to] = [await person({ hasPaidAccess: true }), await person()];
  const before = (await audited()).length;
  expect((await move(from, to)).json()).toMatchObject({ moved: 1 });
  const again = await move(from, to);
  expect([again.statusCode, again.json().moved, again.json().to.hasPaidAccess]).toEqual([200, 0, true]);
  expect(await audited()).toHaveLength(before + 1);
});

describe("a move is refused", () => {
  test.each([
    [
      "while the old address is not verified",
      { from: { emailVerified: false, hasPaidAccess: true } },
      "address-unverified",
    ],
    ["while the new address is not verified", { to: { emailVerified: false } }, "address-unverified"],
    ["if the old account has no access", { from: { hasPaidAccess: false } }, "access-not-movable"],
    ["if the new account has access", { to: { hasPaidAccess: true } }, "access-not-movable"],
  ])("%s", async (_, changes: { from?: object; to?: object }, code) => {
    const [from, to] = [await person({ hasPaidAccess: true, ...changes.from }), await person(changes.to)];
    const response = await move(from, to);
    expect([response.statusCode, response.json().code]).toEqual([409, code]);
    const { rows } = {
      rows: await db.selectFrom("payments").select("userId").where("userId", "=", from.uid).execute(),
    };
    expect(rows).toHaveLength("hasPaidAccess" in (changes.from ?? {}) && code === "access-not-movable" ? 0 : 1);
  });

  test("if either account is blocked", async () => {
    const [from, to, other] = [await person({ hasPaidAccess: true }), await person(), await person()];
    await blockUser(db, { uid: to.uid, blockedBy: "Grace" });
    expect((await move(from, to)).json().code).toBe("access-not-movable");
    await blockUser(db, { uid: from.uid, blockedBy: "Grace" });
    expect((await move(from, other)).json().code).toBe("access-not-movable");
  });

  test("if the provider has another address for an account, or no account", async () => {
    const [from, to] = [await person({ hasPaidAccess: true }), await person()];
    await signIn({ ...to, email: "changed@example.com", emailVerified: true, recorded: false });
    expect([(await move(from, to)).statusCode, (await find(to.email)).statusCode]).toEqual([404, 404]);
    deleted.push(from.uid);
    expect((await move(from, await person())).statusCode).toBe(404);
  });

  test("if it names the wrong id for an address, one account twice, or no address", async () => {
    const [from, to] = [await person({ hasPaidAccess: true }), await person()];
    expect((await move({ ...from, uid: to.uid }, to)).statusCode).toBe(400);
    expect((await move(from, { uid: "ada", email: to.email })).statusCode).toBe(404);
    expect((await move(from, from)).statusCode).toBe(400);
    expect((await move(from, { ...to, email: "none" })).statusCode).toBe(400);
    expect((await find("nobody@example.com")).json()).toMatchObject({
      error: "No account has the address nobody@example.com. The reader must sign up with it first.",
    });
  });

  test("to a member and to a visitor", async () => {
    const [from, to] = [await person({ hasPaidAccess: true }), await person()];
    const member = await signIn({ uid: "eve", hasPaidAccess: true });
    expect((await move(from, to, member)).statusCode).toBe(403);
    expect((await app.inject({ method: "POST", url: path, payload: { from, to } })).statusCode).toBe(401);
  });

  test("while the identity provider can't be reached", async () => {
    const [from, to] = [await person({ hasPaidAccess: true }), await person()];
    const { buildApp } = await import("../../app.ts");
    const { createFirebase } = await import("../../auth/firebase.ts");
    const unreachable = createFirebase({ projectId: "zodiac-live", timeoutMs: 50 });
    const other = await buildApp({ ...dependencies, findIdentity: unreachable.findIdentity });
    const response = await other.inject({ method: "POST", url: path, headers: admin, payload: { from, to } });
    await other.close();
    expect([response.statusCode, response.json().code]).toEqual([503, "identity-unavailable"]);
  });
});
