import { expect, test, vi } from "vitest";
import type { VerifyToken } from "./firebase.ts";
import { createTokenCache } from "./token-cache.ts";

const minute = 60_000;
const connection = {};
const withoutCheck = { checkRevoked: false };
const withCheck = { checkRevoked: true };

function setUp({ lifetime = 60 * minute, max = 100 } = {}) {
  const verified: string[] = [];
  let isRefusing = false;
  let now = 1;
  let setBack = 0;
  const verifyToken: VerifyToken = async (token) => {
    verified.push(token);
    if (isRefusing) throw new Error("refused");
    return { uid: `user of ${token}`, email: undefined, emailVerified: false, signedInAt: 0, expiresAt: lifetime };
  };
  const cache = createTokenCache(verifyToken, { now: () => now - setBack, elapsed: () => now, max });
  return {
    verified,
    cache,
    verify: cache.verify,
    setTime: (time: number) => {
      now = time;
    },
    setBack: (by: number) => {
      setBack = by;
    },
    refuse: () => {
      isRefusing = true;
    },
  };
}

test("a token is verified once in five minutes", async () => {
  const { verified, cache, verify, setTime } = setUp();
  expect(cache.get("a", connection)).toBeUndefined();
  expect((await verify("a", withoutCheck)).uid).toBe("user of a");
  setTime(5 * minute);
  expect((await verify("a", withoutCheck)).uid).toBe("user of a");
  expect(cache.get("a", connection)?.uid).toBe("user of a");
  expect(verified).toEqual(["a"]);
  setTime(5 * minute + 2);
  expect(cache.get("a", connection)).toBeUndefined();
  await verify("a", withoutCheck);
  expect(verified).toEqual(["a", "a"]);
});

test("a token is verified again after five minutes when the time of day was set back by a day", async () => {
  const { verified, cache, verify, setTime, setBack } = setUp();
  await verify("a", withoutCheck);
  setBack(24 * 60 * minute);
  setTime(5 * minute + 2);
  expect(cache.get("a", connection)).toBeUndefined();
  await verify("a", withoutCheck);
  expect(verified).toEqual(["a", "a"]);
});

test("a token is not cached beyond its end", async () => {
  const { verified, cache, verify, setTime } = setUp({ lifetime: minute });
  await verify("a", withoutCheck);
  setTime(minute + 1);
  expect(cache.get("a", connection)).toBeUndefined();
  await verify("a", withoutCheck);
  expect(verified).toHaveLength(2);
  expect(cache.get("a", connection)).toBeUndefined();
});

test("a check for revocation always asks the provider, and a refusal removes the entry", async () => {
  const { verified, verify, refuse } = setUp();
  await verify("a", withoutCheck);
  await verify("a", withCheck);
  expect(verified).toHaveLength(2);
  refuse();
  await expect(verify("a", withCheck)).rejects.toThrow("refused");
  await expect(verify("a", withoutCheck)).rejects.toThrow("refused");
});

test("a refusal is not cached", async () => {
  const { verified, verify, refuse } = setUp();
  refuse();
  await expect(verify("a", withoutCheck)).rejects.toThrow();
  await expect(verify("a", withoutCheck)).rejects.toThrow();
  expect(verified).toHaveLength(2);
});

test("the cache holds a limited number of tokens, and removes the least recently used", async () => {
  const { verified, verify } = setUp({ max: 2 });
  for (const token of ["a", "b", "c"]) await verify(token, withoutCheck);
  verified.length = 0;
  for (const token of ["b", "c", "a"]) await verify(token, withoutCheck);
  expect(verified).toEqual(["a"]);
});

test("each token on a connection has its own identity, whatever the connection sent before", async () => {
  const { cache, verify } = setUp();
  for (const token of ["a", "b"]) await verify(token, withoutCheck);
  const identities = ["a", "a", "b", "c", "a"].map((token) => cache.get(token, connection)?.uid);
  expect(identities).toEqual(["user of a", "user of a", "user of b", undefined, "user of a"]);
});

test("without a clock of its own, tokens end by the time of day", async () => {
  const present = Date.now();
  const lifetimes = { ended: -1, ending: 40, valid: 60 * minute };
  const cache = createTokenCache(async (token) => ({
    uid: token,
    email: undefined,
    emailVerified: false,
    signedInAt: present,
    expiresAt: present + lifetimes[token as keyof typeof lifetimes],
  }));
  for (const token of Object.keys(lifetimes)) await cache.verify(token, withoutCheck);
  const cached = () => Object.keys(lifetimes).filter((token) => cache.get(token, connection));
  expect(cached()).not.toContain("ended");
  await vi.waitFor(() => expect(cached()).toEqual(["valid"]));
});
