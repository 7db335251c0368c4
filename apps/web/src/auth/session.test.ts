import { afterEach, expect, test, vi } from "vitest";
import { hasSession, storedSession } from "./session.ts";

const now = Date.UTC(2026, 10, 25, 12);
const key = "firebase:authUser:demo-key:[DEFAULT]";

afterEach(() => vi.unstubAllGlobals());

function store(entries: Record<string, string>): void {
  const storage = { ...entries };
  Object.defineProperty(storage, "getItem", { value: (name: string) => entries[name] ?? null });
  vi.stubGlobal("localStorage", storage);
}

function user(stsTokenManager: unknown): string {
  return JSON.stringify({ uid: "u1", email: "a@example.com", stsTokenManager });
}

test("a stored session has its user and its token", () => {
  store({ "zodiac:look": "dark", [key]: user({ accessToken: "token", expirationTime: now + 3_600_000 }) });
  expect(hasSession()).toBe(true);
  expect(storedSession(now)).toEqual({ uid: "u1", token: "token" });
});

test("a token that ends within half a minute is left to Firebase", () => {
  store({ [key]: user({ accessToken: "token", expirationTime: now + 30_000 }) });
  expect(storedSession(now)).toEqual({ uid: "u1", token: undefined });
  expect(storedSession(now - 1)).toEqual({ uid: "u1", token: "token" });
});

test("a session without a readable token has only its user", () => {
  for (const tokens of [
    undefined,
    null,
    "token",
    {},
    { accessToken: 7, expirationTime: now * 2 },
    { accessToken: "a" },
  ]) {
    store({ [key]: user(tokens) });
    expect(storedSession(now)).toEqual({ uid: "u1", token: undefined });
  }
});

test("what Firebase could not have stored is no session", () => {
  for (const text of ["", "no JSON", "null", "7", '"u1"', "[]", "{}", '{"uid":7}']) {
    store({ [key]: text });
    expect(storedSession(now)).toBeUndefined();
  }
  store({ "zodiac:look": "dark" });
  expect(storedSession(now)).toBeUndefined();
});
