import { findUser } from "@zodiac-at-work/db";
import { afterAll, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, revoke, close } = await buildTestApp();
afterAll(close);

const member = await signIn({ uid: "member", email: "member@example.com", hasPaidAccess: true });
const admin = await signIn({ uid: "boss", email: "boss@example.com", role: "admin" });
const newcomer = await signIn({ uid: "newcomer", email: "New@Example.com", recorded: false });

function register(headers: { authorization: string }, payload: object) {
  return app.inject({ method: "POST", url: "/api/user/register", headers, payload });
}

function get(url: string, headers: { authorization: string }) {
  return app.inject({ url, headers });
}

describe("registering", () => {
  test("records the caller as a user without access, and is idempotent", async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await register(newcomer, { uid: "newcomer", email: "new@example.com" });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ uid: "newcomer", email: "New@Example.com", role: "user" });
    }
    expect(await findUser(db, "newcomer")).toMatchObject({ role: "user", hasPaidAccess: false });
  });

  test("never changes a role or access, whatever the body contains", async () => {
    const payload = { uid: "member", email: "member@example.com", role: "admin", hasPaidAccess: false };
    expect((await register(member, payload)).statusCode).toBe(200);
    expect(await findUser(db, "member")).toMatchObject({ role: "user", hasPaidAccess: true });
    await register(admin, { uid: "boss", email: "boss@example.com" });
    expect(await findUser(db, "boss")).toMatchObject({ role: "admin" });
  });

  test.each([
    ["another uid", { uid: "boss", email: "member@example.com" }],
    ["another address", { uid: "member", email: "boss@example.com" }],
  ])("as %s is forbidden and changes nothing", async (_, payload) => {
    const before = await db.selectFrom("users").selectAll().orderBy("id").execute();
    const response = await register(member, payload);
    expect([response.statusCode, response.json().code]).toEqual([403, "forbidden"]);
    expect(await db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
  });

  test("refuses an account without an address", async () => {
    const anonymous = await signIn({ uid: "anonymous", recorded: false });
    expect((await register(anonymous, { uid: "anonymous", email: "a@example.com" })).statusCode).toBe(403);
  });

  test("takes an address over from another account, unless the session was revoked", async () => {
    await signIn({ uid: "previous", email: "moved@example.com" });
    const thief = await signIn({ uid: "thief", email: "moved@example.com", recorded: false });
    revoke("thief");
    const refused = await register(thief, { uid: "thief", email: "moved@example.com" });
    expect([refused.statusCode, refused.json().code]).toEqual([401, "not-signed-in"]);
    expect(await findUser(db, "previous")).toMatchObject({ email: "moved@example.com" });
    const next = await signIn({ uid: "next", email: "moved@example.com", recorded: false });
    expect((await register(next, { uid: "next", email: "moved@example.com" })).statusCode).toBe(200);
    expect(await findUser(db, "previous")).toMatchObject({ email: null });
  });

  test("twenty concurrent calls record one user and succeed", async () => {
    const eager = await signIn({ uid: "eager", email: "eager@example.com", recorded: false });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => register(eager, { uid: "eager", email: "eager@example.com" })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });
});

describe("looking up", () => {
  test("a user reads their own record and payment status", async () => {
    expect((await get("/api/user/member", member)).json()).toEqual({
      uid: "member",
      email: "member@example.com",
      role: "user",
    });
    expect((await get("/api/user/member/payment-status", member)).json()).toEqual({
      hasPaid: true,
      paymentFailed: false,
    });
  });

  test("an admin reads the record of any user", async () => {
    expect((await get("/api/user/member", admin)).json().uid).toBe("member");
    expect((await get("/api/user/member/payment-status", admin)).json().hasPaid).toBe(true);
    expect((await get("/api/user/boss", admin)).json().role).toBe("admin");
  });

  test("another user is forbidden, whether the record exists or not", async () => {
    for (const url of ["/api/user/boss", "/api/user/boss/payment-status", "/api/user/nobody"]) {
      const response = await get(url, member);
      expect([response.statusCode, response.json().code]).toEqual([403, "forbidden"]);
    }
  });

  test("an unregistered user is not found, by an admin or by that user", async () => {
    expect((await get("/api/user/nobody", admin)).statusCode).toBe(404);
    const early = await signIn({ uid: "early", email: "early@example.com", recorded: false });
    expect((await get("/api/user/early", early)).statusCode).toBe(404);
    expect((await get("/api/user/early/payment-status", early)).statusCode).toBe(404);
  });

  test("an id has at most 128 characters", async () => {
    const longest = "é".repeat(128);
    const headers = await signIn({ uid: longest, email: "long@example.com" });
    expect((await get(`/api/user/${encodeURIComponent("e".repeat(129))}`, headers)).statusCode).toBe(400);
    expect((await get(`/api/user/${"e".repeat(128)}`, headers)).statusCode).toBe(403);
  });

  test("an admin whose session was revoked can't read other users", async () => {
    const former = await signIn({ uid: "former", email: "former@example.com", role: "admin" });
    revoke("former");
    expect((await get("/api/user/member", former)).statusCode).toBe(401);
  });
});
