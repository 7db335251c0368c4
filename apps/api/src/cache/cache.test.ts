import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createCache } from "./cache.ts";

function setUp({ maxSize = 100, ttlMs = 1_000, enabled = true } = {}) {
  let time = 1;
  let loads = 0;
  const cache = createCache<string>({ maxSize, sizeOf: ({ length }) => length, ttlMs, now: () => time });
  if (enabled) cache.enable();
  return {
    cache,
    setTime: (ms: number) => {
      time = ms;
    },
    /** Returns the value, and the number of loads so far. */
    fetch: async (key: string, tags = ["companies"], value = key) => {
      const load = async () => {
        loads += 1;
        return value;
      };
      return [await cache.fetch(key, { tags, load }), loads] as const;
    },
  };
}

/** A load that the test finishes. */
function pendingLoad(tags = ["companies"]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { options: { tags, load: () => promise }, resolve, reject };
}

test("a value is loaded once", async () => {
  const { cache, fetch } = setUp();
  expect(cache.get("a")).toBeUndefined();
  expect(await fetch("a")).toEqual(["a", 1]);
  expect(await fetch("a")).toEqual(["a", 1]);
  expect(cache.get("a")).toBe("a");
  expect(await fetch("b")).toEqual(["b", 2]);
});

test("counts hits, misses, entries and sizes", async () => {
  const { cache, fetch } = setUp();
  cache.get("a");
  await fetch("a", [], "four");
  await fetch("a");
  cache.get("a");
  await fetch("b");
  expect({ ...cache.counts }).toEqual({ hits: 2, misses: 2, stale: 0, entries: 2, size: 5 });
});

test("invalidating a tag removes the entries that have it, and no others", async () => {
  const { cache, fetch } = setUp();
  await fetch("both", ["companies", "jobs"]);
  await fetch("other", ["car_brands"]);
  cache.invalidate("us_states");
  expect(await fetch("both", ["companies", "jobs"])).toEqual(["both", 2]);
  cache.invalidate("jobs");
  expect(await fetch("both", ["companies", "jobs"])).toEqual(["both", 3]);
  expect(cache.get("other")).toBe("other");
  cache.invalidate("companies");
  expect(await fetch("both")).toEqual(["both", 4]);
});

test("concurrent callers share one load, and a caller after an invalidation starts another, which is cached", async () => {
  const { cache, fetch } = setUp();
  const old = pendingLoad();
  const first = cache.fetch("a", old.options);
  const second = cache.fetch("a", { tags: [], load: () => Promise.reject(new Error("a second load started")) });
  cache.invalidate("companies");
  const fresh = pendingLoad();
  const third = cache.fetch("a", fresh.options);
  fresh.resolve("new");
  old.resolve("old");
  expect(await Promise.all([first, second, third])).toEqual(["old", "old", "new"]);
  expect(await fetch("a")).toEqual(["new", 0]);
});

test("a value whose load began before an invalidation is returned, but not cached", async () => {
  const { cache, fetch } = setUp();
  const old = pendingLoad();
  const first = cache.fetch("a", old.options);
  cache.invalidate("companies");
  old.resolve("old");
  expect(await first).toBe("old");
  expect(await fetch("a")).toEqual(["a", 1]);
});

test("a failure reaches every waiting caller and is not cached", async () => {
  const { cache, fetch } = setUp();
  const failing = pendingLoad();
  const waiting = [cache.fetch("a", failing.options), cache.fetch("a", failing.options)];
  failing.reject(new Error("no"));
  for (const result of await Promise.allSettled(waiting)) expect(result.status).toBe("rejected");
  expect(await fetch("a")).toEqual(["a", 1]);
});

test("a value that is not cacheable is loaded for each caller", async () => {
  const { cache } = setUp();
  let loads = 0;
  const load = async () => String(++loads);
  const options = { tags: [], load, isCacheable: () => false };
  expect([await cache.fetch("a", options), await cache.fetch("a", options)]).toEqual(["1", "2"]);
});

test("a disabled cache loads for each caller, and an enabled one starts empty", async () => {
  const { cache, fetch } = setUp({ enabled: false });
  expect([await fetch("a"), await fetch("a")]).toEqual([
    ["a", 1],
    ["a", 2],
  ]);
  const before = pendingLoad();
  const early = cache.fetch("b", before.options);
  cache.enable();
  before.resolve("early");
  await early;
  expect(await fetch("b")).toEqual(["b", 3]);
  const during = pendingLoad();
  const lost = cache.fetch("c", during.options);
  cache.disable();
  expect(cache.get("b")).toBeUndefined();
  cache.enable();
  during.resolve("lost");
  await lost;
  expect([await fetch("b"), await fetch("c")]).toEqual([
    ["b", 4],
    ["c", 5],
  ]);
});

test("an entry expires when its time to live, counted from the start of the load, is over", async () => {
  const { cache, fetch, setTime } = setUp({ ttlMs: 1_000 });
  const late = pendingLoad();
  const first = cache.fetch("a", late.options);
  setTime(501);
  late.resolve("a");
  await first;
  setTime(1_001);
  expect(await fetch("a")).toEqual(["a", 0]);
  setTime(1_002);
  expect(await fetch("a")).toEqual(["a", 1]);
});

test("without a clock of its own, the time of the process lets entries expire", async () => {
  const caches = [20, 60_000].map((ttlMs) => createCache<string>({ maxSize: 100, ttlMs }));
  for (const cache of caches) {
    cache.enable();
    await cache.fetch("a", { tags: [], load: async () => "a" });
  }
  await vi.waitFor(() => expect(caches.map((cache) => cache.get("a"))).toEqual([undefined, "a"]));
});

describe("in an outage", () => {
  class Outage extends Error {}

  /** A cache that may serve values for ten seconds beyond their second, and a load that fails while `isOut`. */
  function setUpOutage() {
    let time = 1;
    let loads = 0;
    let failure: Error | undefined;
    const cache = createCache<string>({
      maxSize: 10,
      ttlMs: 1_000,
      outage: { isOutage: (error) => error instanceof Outage, staleMs: 10_000 },
      now: () => time,
    });
    cache.enable();
    return {
      cache,
      setTime: (ms: number) => {
        time = ms;
      },
      fail: (error: Error | undefined) => {
        failure = error;
      },
      loads: () => loads,
      fetch: (value: string, { key = "a", mayBeStale = true } = {}) =>
        cache.fetch(key, {
          tags: ["companies"],
          mayBeStale,
          async load() {
            loads += 1;
            if (failure) throw failure;
            return value;
          },
        }),
    };
  }

  test("an earlier value stands in, whether the cache is enabled or not, until its time is over", async () => {
    const { cache, fetch, fail, setTime } = setUpOutage();
    await fetch("old");
    fail(new Outage("out"));
    setTime(1_002);
    expect(await fetch("new")).toBe("old");
    cache.disable();
    expect(cache.get("a")).toBeUndefined();
    setTime(11_001);
    expect(await fetch("new")).toBe("old");
    expect(cache.counts.stale).toBe(2);
    setTime(11_002);
    await expect(fetch("new")).rejects.toThrow("out");
  });

  test("one caller a second tries to load, and the first success ends it", async () => {
    const { cache, fetch, fail, setTime, loads } = setUpOutage();
    await fetch("old");
    cache.disable();
    fail(new Outage("out"));
    for (let caller = 0; caller < 5; caller += 1) expect(await fetch("new")).toBe("old");
    expect(loads()).toBe(2);
    fail(undefined);
    setTime(1_000);
    expect(await fetch("new")).toBe("old");
    setTime(1_001);
    expect([await fetch("new"), await fetch("newer")]).toEqual(["new", "newer"]);
    fail(new Outage("out"));
    cache.enable();
    expect(await fetch("newest")).toBe("old");
  });

  test("nothing stands in for a value whose change was reported, that may not be stale, or that never was", async () => {
    const { cache, fetch, fail } = setUpOutage();
    await fetch("old");
    await fetch("old", { key: "private", mayBeStale: false });
    cache.invalidate("companies");
    await fetch("old", { key: "private", mayBeStale: false });
    cache.disable();
    fail(new Outage("out"));
    await expect(fetch("new")).rejects.toThrow("out");
    await expect(fetch("new", { key: "private", mayBeStale: false })).rejects.toThrow("out");
    await expect(fetch("new", { key: "unknown" })).rejects.toThrow("out");
  });

  test("another failure reaches the caller", async () => {
    const { cache, fetch, fail } = setUpOutage();
    await fetch("old");
    cache.disable();
    fail(new Error("a bug"));
    await expect(fetch("new")).rejects.toThrow("a bug");
  });
});

test("the least recently used entry is removed first, and a value larger than the cache removes nothing", async () => {
  const { fetch } = setUp({ maxSize: 3 });
  for (const key of ["a", "b", "c", "a", "d"]) await fetch(key);
  expect(await fetch("a")).toEqual(["a", 4]);
  expect(await fetch("b")).toEqual(["b", 5]);
  await fetch("large", [], "xxxx");
  expect(await fetch("b")).toEqual(["b", 6]);
  expect(await fetch("large", [], "xxxx")).toEqual(["xxxx", 7]);
});

test("a value is never older than the last invalidation before its request", async () => {
  const tags = fc.constantFrom("companies", "jobs");
  const step = fc.oneof(
    fc.record({ kind: fc.constant("fetch" as const), key: fc.constantFrom("a", "b", "c"), tag: tags }),
    fc.record({ kind: fc.constant("change" as const), tag: tags }),
    fc.record({ kind: fc.constantFrom("enable" as const, "disable" as const, "settle" as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const cache = createCache<number>({ maxSize: 2, ttlMs: 1_000 });
      const versions: Record<string, number> = { companies: 0, jobs: 0 };
      const requests: Promise<void>[] = [];
      for (const each of steps) {
        if (each.kind === "enable") cache.enable();
        if (each.kind === "disable") cache.disable();
        if (each.kind === "settle") await Promise.all(requests);
        if (each.kind === "change") {
          versions[each.tag] = (versions[each.tag] ?? 0) + 1;
          cache.invalidate(each.tag);
        }
        if (each.kind === "fetch") {
          const { key, tag } = each;
          const version = versions[tag] ?? 0;
          const load = async () => {
            const loaded = versions[tag] ?? 0;
            await Promise.resolve();
            return loaded;
          };
          const request = cache.fetch(`${key} of ${tag}`, { tags: [tag], load });
          requests.push(request.then((value) => expect(value).toBeGreaterThanOrEqual(version)));
        }
      }
      await Promise.all(requests);
    }),
  );
});
