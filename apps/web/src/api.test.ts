import { afterEach, expect, test, vi } from "vitest";
import { ApiError, reading, request } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a read's key is its path, with the query behind it where there is one", () => {
  expect(reading("/api/stats").queryKey).toEqual(["/api/stats"]);
  expect(reading("/api/stats", { page: 2 }).queryKey).toEqual(["/api/stats", { page: 2 }]);
});

test("every call sends credentials, and a query without what is null or undefined", async () => {
  const fetch = answerWith(Response.json({ ok: true }));
  expect(await request("GET", "/api/x", { query: { page: 2, sign: "goat", none: null, void: undefined } })).toEqual({
    ok: true,
  });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/x?page=2&sign=goat");
  expect(fetch.mock.calls[0]?.[1]).toEqual({ method: "GET", credentials: "include" });
});

test("a query's text is escaped", async () => {
  const fetch = answerWith(Response.json({}));
  await request("GET", "/api/x", { query: { search: "a&b=c d" } });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/x?search=a%26b%3Dc+d");
});

test("a body travels as JSON with its content type, and no body has none", async () => {
  const fetch = answerWith(Response.json({}));
  await request("POST", "/api/x", { body: { a: 1 } });
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: '{"a":1}',
  });
});

test("an answer that is not 2xx raises its status and body text", async () => {
  answerWith(new Response("no such sign", { status: 400 }));
  const error = await request("GET", "/api/x").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: "400: no such sign", status: 400 });
});

test("an empty body gives way to the status text", async () => {
  answerWith(new Response("", { status: 503, statusText: "Service Unavailable" }));
  await expect(request("GET", "/api/x")).rejects.toThrow("503: Service Unavailable");
});
