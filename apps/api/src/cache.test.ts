import fc from "fast-check";
import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

function setUp({ capacity = 100, longestMs = 1_000, open = true } = {}) {
  let time = 0;
  let computed = 0;
  const cache = createCache<string>({ capacity, sizeOf: ({ length }) => length, longestMs, now: () => time });
  if (open) cache.enable();
  return {
    cache,
    at: (ms: number) => {
      time = ms;
    },
    /** What is answered, and how often it was found out so far. */
    ask: async (key: string, tags = ["companies"], value = key) => {
      const answer = await cache.get(key, tags, async () => {
        computed += 1;
        return value;
      });
      return [answer, computed] as const;
    },
  };
}

/** A value that comes when the test says so. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { find: () => promise, resolve, reject };
}

test("a value is found out once", async () => {
  const { ask } = setUp();
  expect(await ask("a")).toEqual(["a", 1]);
  expect(await ask("a")).toEqual(["a", 1]);
  expect(await ask("b")).toEqual(["b", 2]);
});

test("a value is found out again once a tag of it is forgotten, and only then", async () => {
  const { ask, cache } = setUp();
  await ask("both", ["companies", "jobs"]);
  cache.invalidate("car_brands");
  expect(await ask("both")).toEqual(["both", 1]);
  cache.invalidate("jobs");
  expect(await ask("both")).toEqual(["both", 2]);
});

test("those who ask at once share one search; one who asks after a change starts another, which is kept", async () => {
  const { ask, cache } = setUp();
  const old = slow();
  const first = cache.get("a", ["companies"], old.find);
  const second = cache.get("a", ["companies"], () => Promise.reject(new Error("not asked")));
  cache.invalidate("companies");
  const fresh = slow();
  const third = cache.get("a", ["companies"], fresh.find);
  fresh.resolve("new");
  old.resolve("old");
  expect(await Promise.all([first, second, third])).toEqual(["old", "old", "new"]);
  expect(await ask("a")).toEqual(["new", 0]);
});

test("what began before a change is not kept, whether it comes before or after the next question", async () => {
  const { ask, cache } = setUp();
  const old = slow();
  const first = cache.get("a", ["companies"], old.find);
  cache.invalidate("companies");
  old.resolve("old");
  expect(await first).toBe("old");
  expect(await ask("a")).toEqual(["a", 1]);
});

test("a failure reaches everybody who waits, and is not kept", async () => {
  const { ask, cache } = setUp();
  const failing = slow();
  const waiting = [cache.get("a", [], failing.find), cache.get("a", [], failing.find)];
  failing.reject(new Error("no"));
  for (const result of await Promise.allSettled(waiting)) expect(result.status).toBe("rejected");
  expect(await ask("a")).toEqual(["a", 1]);
});

test("closed, as at first, it asks each time; opened again, it knows nothing of before", async () => {
  const { ask, cache } = setUp({ open: false });
  expect([await ask("a"), await ask("a")]).toEqual([
    ["a", 1],
    ["a", 2],
  ]);
  const before = slow();
  const early = cache.get("b", [], before.find);
  cache.enable();
  before.resolve("early");
  await early;
  expect(await ask("b")).toEqual(["b", 3]);
  const during = slow();
  const lost = cache.get("c", [], during.find);
  cache.disable();
  cache.enable();
  during.resolve("lost");
  await lost;
  expect([await ask("b"), await ask("c")]).toEqual([
    ["b", 4],
    ["c", 5],
  ]);
});

test("nothing is kept beyond its time, which counts from when it began to be found out", async () => {
  const { ask, at, cache } = setUp({ longestMs: 1_000 });
  const late = slow();
  const first = cache.get("a", [], late.find);
  at(500);
  late.resolve("a");
  await first;
  at(999);
  expect(await ask("a")).toEqual(["a", 0]);
  at(1_000);
  expect(await ask("a")).toEqual(["a", 1]);
});

test("what nobody asked for again goes first, and what could never fit pushes nothing out", async () => {
  const { ask } = setUp({ capacity: 3 });
  for (const key of ["a", "b", "c", "a", "d"]) await ask(key);
  expect(await ask("a")).toEqual(["a", 4]);
  expect(await ask("b")).toEqual(["b", 5]);
  await ask("large", [], "xxxx");
  expect(await ask("b")).toEqual(["b", 6]);
  expect(await ask("large", [], "xxxx")).toEqual(["xxxx", 7]);
});

test("whatever happens, an answer is never older than the last change before it was asked for", async () => {
  const tags = fc.constantFrom("companies", "jobs");
  const step = fc.oneof(
    fc.record({ kind: fc.constant("ask" as const), key: fc.constantFrom("a", "b", "c"), tag: tags }),
    fc.record({ kind: fc.constant("change" as const), tag: tags }),
    fc.record({ kind: fc.constantFrom("open" as const, "close" as const, "settle" as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const cache = createCache<number>({ capacity: 2, longestMs: 1_000 });
      const versions: Record<string, number> = { companies: 0, jobs: 0 };
      const asked: Promise<void>[] = [];
      for (const each of steps) {
        if (each.kind === "open") cache.enable();
        if (each.kind === "close") cache.disable();
        if (each.kind === "settle") await Promise.all(asked);
        if (each.kind === "change") {
          versions[each.tag] = (versions[each.tag] ?? 0) + 1;
          cache.invalidate(each.tag);
        }
        if (each.kind === "ask") {
          const { key, tag } = each;
          const now = versions[tag] ?? 0;
          const answer = cache.get(`${key} of ${tag}`, [tag], async () => {
            const seen = versions[tag] ?? 0;
            await Promise.resolve();
            return seen;
          });
          asked.push(answer.then((version) => expect(version).toBeGreaterThanOrEqual(now)));
        }
      }
      await Promise.all(asked);
    }),
  );
});
