import { expect, test } from "vitest";
import type { VerifyToken } from "./firebase.ts";
import { cacheTokens } from "./token-cache.ts";

const minute = 60_000;
const plainly = { checkRevoked: false };

function setUp({ lifetime = 60 * minute, size = 100 } = {}) {
  const asked: string[] = [];
  let refused = false;
  let now = 0;
  const verify: VerifyToken = async (token) => {
    asked.push(token);
    if (refused) throw new Error("refused");
    return { uid: `user of ${token}`, email: undefined, emailVerified: false, signedInAt: 0, expiresAt: lifetime };
  };
  return {
    asked,
    verify: cacheTokens(verify, { now: () => now, size }),
    at: (time: number) => {
      now = time;
    },
    refuse: () => {
      refused = true;
    },
  };
}

test("a token is verified once in five minutes", async () => {
  const { asked, verify, at } = setUp();
  expect((await verify("a", plainly)).uid).toBe("user of a");
  at(5 * minute - 1);
  expect((await verify("a", plainly)).uid).toBe("user of a");
  expect(asked).toEqual(["a"]);
  at(5 * minute);
  await verify("a", plainly);
  expect(asked).toEqual(["a", "a"]);
});

test("a token is never remembered beyond its own end", async () => {
  const { asked, verify, at } = setUp({ lifetime: minute });
  await verify("a", plainly);
  at(minute);
  await verify("a", plainly);
  expect(asked).toHaveLength(2);
});

test("a check for revocation always asks, and a refusal forgets the token", async () => {
  const { asked, verify, refuse } = setUp();
  await verify("a", plainly);
  await verify("a", { checkRevoked: true });
  expect(asked).toHaveLength(2);
  refuse();
  await expect(verify("a", { checkRevoked: true })).rejects.toThrow("refused");
  await expect(verify("a", plainly)).rejects.toThrow("refused");
});

test("a refusal is not remembered", async () => {
  const { asked, verify, refuse } = setUp();
  refuse();
  await expect(verify("a", plainly)).rejects.toThrow();
  await expect(verify("a", plainly)).rejects.toThrow();
  expect(asked).toHaveLength(2);
});

test("the memory does not grow beyond its size, and drops the oldest", async () => {
  const { asked, verify } = setUp({ size: 2 });
  for (const token of ["a", "b", "c"]) await verify(token, plainly);
  asked.length = 0;
  for (const token of ["b", "c", "a"]) await verify(token, plainly);
  expect(asked).toEqual(["a"]);
});
