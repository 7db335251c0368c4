import type { Endpoint } from "@zodiac-at-work/contracts";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildTestApp } from "../testing.ts";
import { mountRoutes } from "./mount.ts";

const { app, dependencies, signIn, revoke, close } = await buildTestApp();
afterAll(close);

const accesses = ["open", "signedIn", "paid", "admin"] as const;
let handled = 0;
for (const access of accesses) {
  const probe = {
    method: "POST",
    path: `/api/probe/${access}`,
    access,
    audit: null,
    summary: "An endpoint of this test",
    body: z.object({ text: z.string() }),
    response: z.object({ uid: z.string().nullable() }),
  } as const satisfies Endpoint;
  mountRoutes(app, dependencies, [
    ({ mount }) =>
      mount(probe, async ({ caller }) => {
        handled += 1;
        return { uid: caller?.uid ?? null, secret: "not in the schema" };
      }),
  ]);
}

const callers = {
  visitor: {},
  "a bare uid": { authorization: "Bearer admin-1" },
  "another scheme": { authorization: "Basic YTpi" },
  unrecorded: await signIn({ uid: "unrecorded-1", recorded: false }),
  unpaid: await signIn({ uid: "unpaid-1" }),
  paid: await signIn({ uid: "paid-1", hasPaidAccess: true }),
  admin: await signIn({ uid: "admin-1", role: "admin" }),
  "a revoked admin": await signIn({ uid: "revoked-1", role: "admin" }),
};
revoke("revoked-1");

const expected: Record<keyof typeof callers, Record<(typeof accesses)[number], number>> = {
  visitor: { open: 200, signedIn: 401, paid: 401, admin: 401 },
  "a bare uid": { open: 200, signedIn: 401, paid: 401, admin: 401 },
  "another scheme": { open: 200, signedIn: 401, paid: 401, admin: 401 },
  unrecorded: { open: 200, signedIn: 200, paid: 402, admin: 403 },
  unpaid: { open: 200, signedIn: 200, paid: 402, admin: 403 },
  paid: { open: 200, signedIn: 200, paid: 200, admin: 403 },
  admin: { open: 200, signedIn: 200, paid: 200, admin: 200 },
  "a revoked admin": { open: 200, signedIn: 200, paid: 200, admin: 401 },
};

const codes: Record<number, string> = { 401: "not-signed-in", 402: "payment-required", 403: "forbidden" };

describe.each(Object.keys(expected) as (keyof typeof callers)[])("%s", (who) => {
  test.each(accesses)("at an endpoint with the access %s", async (access) => {
    const before = handled;
    const response = await app.inject({
      method: "POST",
      url: `/api/probe/${access}`,
      headers: callers[who],
      payload: { text: "x" },
    });
    const status = expected[who][access];
    expect(response.statusCode).toBe(status);
    expect(handled - before).toBe(status === 200 ? 1 : 0);
    if (status !== 200) expect(response.json()).toEqual({ error: expect.any(String), code: codes[status] });
    expect(response.headers["www-authenticate"]).toBe(status === 401 ? "Bearer" : undefined);
  });
});

test("a guard refuses before the body is parsed", async () => {
  const response = await app.inject({
    method: "POST",
    url: "/api/probe/admin",
    headers: { "content-type": "application/json" },
    payload: "{ this is not JSON",
  });
  expect(response.statusCode).toBe(401);
});

test("a response has the fields of its schema and no others", async () => {
  const response = await app.inject({
    method: "POST",
    url: "/api/probe/paid",
    headers: callers.paid,
    payload: { text: "x" },
  });
  expect(response.json()).toEqual({ uid: "paid-1" });
});
