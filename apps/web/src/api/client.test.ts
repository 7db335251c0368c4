import { afterEach, expect, test, vi } from "vitest";
import { apiQuery, authorizeWith, call, ResponseError, send } from "./client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  authorizeWith(async () => undefined);
});

function answerWith(response: Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a query key holds the path and any query parameters", () => {
  expect(apiQuery("/api/stats").queryKey).toEqual(["/api/stats"]);
  expect(apiQuery("/api/stats", { page: 2 }).queryKey).toEqual(["/api/stats", { page: 2 }]);
});

test("a query key holds the path with its parameters filled in", () => {
  expect(apiQuery("/api/companies/:id", undefined, { id: "7" }).queryKey).toEqual(["/api/companies/7"]);
});

test("a call sends credentials, and leaves null and undefined out of its query", async () => {
  const fetch = answerWith(Response.json({ ok: true }));
  const response = await send("GET", "/api/x", { query: { page: 2, sign: "goat", none: null, void: undefined } });
  expect(await response.json()).toEqual({ ok: true });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/x?page=2&sign=goat");
  expect(fetch.mock.calls[0]?.[1]).toEqual({ method: "GET", credentials: "include" });
});

test("a query is percent-encoded", async () => {
  const fetch = answerWith(Response.json({}));
  await send("GET", "/api/x", { query: { search: "a&b=c d" } });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/x?search=a%26b%3Dc+d");
});

test("a body is sent as JSON with its content type", async () => {
  const fetch = answerWith(Response.json({}));
  await send("POST", "/api/x", { body: { a: 1 } });
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: '{"a":1}',
  });
});

test("a response that is not 2xx throws its status and body text", async () => {
  answerWith(new Response("no such sign", { status: 400 }));
  const error = await send("GET", "/api/x").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ message: "400: no such sign", status: 400 });
});

test("a response without a body throws its status text", async () => {
  answerWith(new Response("", { status: 503, statusText: "Service Unavailable" }));
  await expect(send("GET", "/api/x")).rejects.toThrow("503: Service Unavailable");
});

test("a call sends the ID token of the signed-in user", async () => {
  const fetch = answerWith(Response.json({}));
  authorizeWith(async () => "token");
  await send("GET", "/api/x");
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Authorization: "Bearer token" });
  authorizeWith(async () => undefined);
  const after = answerWith(Response.json({}));
  await send("GET", "/api/x");
  expect(after.mock.calls[0]?.[1]).not.toHaveProperty("headers");
});

test("a call percent-encodes the parameters of its path", async () => {
  const fetch = answerWith(Response.json({ hasPaid: true, paymentFailed: false }));
  expect(await call("GET /api/user/:uid/payment-status", { params: { uid: "a/b" } })).toMatchObject({ hasPaid: true });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/user/a%2Fb/payment-status");
});

test("an API error has a code, and a proxy error does not", async () => {
  answerWith(Response.json({ error: "You have it.", code: "already-paid" }, { status: 409 }));
  await expect(call("GET /api/payment-link", {})).rejects.toMatchObject({ status: 409, code: "already-paid" });
  for (const body of ["<h1>Bad gateway</h1>", "null", ""]) {
    answerWith(new Response(body, { status: 502 }));
    await expect(call("GET /api/payment-link", {})).rejects.toMatchObject({ status: 502, code: undefined });
  }
});
