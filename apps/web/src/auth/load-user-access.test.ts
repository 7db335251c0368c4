import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../api/query-client.ts";
import { loadUserAccess } from "./load-user-access.ts";

const user = { uid: "u1", email: "a@example.com" };
const noAccess = { isAdmin: false, hasPaid: false, isUnconfirmed: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Responds by path with the elements of a list in turn, and then repeats the last one. */
function serve(answers: Record<string, (object | number)[]>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const list = answers[path] ?? [404];
    const answer = list.length > 1 ? list.shift() : list[0];
    return typeof answer === "number" ? new Response("no", { status: answer }) : Response.json(answer);
  });
  return asked;
}

async function read() {
  const access = loadUserAccess(user);
  await vi.runAllTimersAsync();
  return await access;
}

const registered = { "/api/user/register": [{}] };
const record = "/api/user/u1";
const payment = "/api/user/u1/payment-status";

test("the user is registered, then role and payment status are read", async () => {
  const asked = serve({ ...registered, [record]: [{ role: "user" }], [payment]: [{ hasPaid: true }] });
  expect(await read()).toEqual({ isAdmin: false, hasPaid: true, isUnconfirmed: false });
  expect(asked).toEqual(["/api/user/register", record, payment]);
});

test("only the role admin makes an administrator", async () => {
  for (const role of ["admin", "Admin", "administrator", undefined]) {
    serve({ ...registered, [record]: [{ role }], [payment]: [{ hasPaid: false }] });
    expect(await read()).toEqual({ isAdmin: role === "admin", hasPaid: false, isUnconfirmed: false });
  }
});

test("the user record is read in up to three attempts, one second apart", async () => {
  const asked = serve({ ...registered, [record]: [404, 500, { role: "admin" }], [payment]: [{ hasPaid: false }] });
  const access = loadUserAccess(user);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked.filter((path) => path === record)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await access).toEqual({ isAdmin: true, hasPaid: false, isUnconfirmed: false });
});

test("a user record that can't be read leaves the user without access", async () => {
  const asked = serve({ ...registered, [record]: [500], [payment]: [{ hasPaid: true }] });
  expect(await read()).toEqual(noAccess);
  expect(asked.filter((path) => path === record)).toHaveLength(3);
  expect(asked).not.toContain(payment);
});

test.each([
  ["a registration", { "/api/user/register": [500] }],
  ["a payment status", { ...registered, [record]: [{ role: "admin" }], [payment]: [503] }],
])("%s that fails is logged and leaves the user without access", async (_what, answers) => {
  serve(answers);
  expect(await read()).toEqual(noAccess);
  expect(console.error).toHaveBeenCalledOnce();
});

test("an API that can't be reached leaves the access unconfirmed", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await read()).toEqual({ isAdmin: false, hasPaid: false, isUnconfirmed: true });
});
