import { LRUCache } from "lru-cache";

/** A cache whose entries carry tags. It stores nothing until it is enabled. */
export interface Cache<Value> {
  readonly isEnabled: boolean;
  /** Reads the current counts through getters. */
  readonly counts: CacheCounts;
  /** Returns the cached value, or undefined on a miss. */
  get(key: string): Value | undefined;
  /**
   * Returns the cached value, or loads it on a miss. Concurrent callers share one load. A load that fails is not cached,
   * nor is one that began before one of its tags was invalidated.
   */
  fetch(key: string, options: FetchOptions<Value>): Promise<Value>;
  /** Removes every entry that has this tag. */
  invalidate(tag: string): void;
  enable(): void;
  /** From then on, each caller loads its own value. Entries stay only for an outage. */
  disable(): void;
}

/** Hits and misses since the process started, and what the cache holds. */
interface CacheCounts {
  readonly hits: number;
  /** Fetches that started a load or joined one. A `get` that misses is not counted, because a `fetch` follows it. */
  readonly misses: number;
  /** Values that were returned although they may have changed, because none could be loaded. */
  readonly stale: number;
  readonly entries: number;
  /** The sum of all sizes. */
  readonly size: number;
}

interface FetchOptions<Value> {
  /** What the value depends on. */
  tags: readonly string[];
  load: () => Promise<Value>;
  /** Whether to cache the loaded value; every value if omitted. */
  isCacheable?: () => boolean;
  /** Whether an earlier value may stand in for one that can't be loaded in an outage; false if omitted. */
  mayBeStale?: boolean;
}

export interface CacheOptions<Value> {
  /** The greatest sum of all sizes. The least recently used entries are removed first. */
  maxSize: number;
  /** The size of a value; 1 if omitted. */
  sizeOf?: (value: Value) => number;
  /** How long an entry lives, counted from the start of its load. */
  ttlMs: number;
  /** What an outage is, and for how long beyond its life an entry may stand in. Without it, nothing is kept for one. */
  outage?: OutageOptions;
  /** The clock, in milliseconds. */
  now?: () => number;
}

interface OutageOptions {
  /** Whether a load failed because its source can't be reached. */
  isOutage: (error: unknown) => boolean;
  /** An entry ends this long after its `ttlMs`. */
  staleMs: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  /** When its load began. */
  readonly start: number;
  /** The period without a gap in the reports of changes. An entry of an earlier one may have changed. */
  readonly period: number;
}

/** In an outage, one caller in this time tries to load. The others need not wait for a source that does not answer. */
const retryMs = 1_000;

interface Load<Value> {
  readonly promise: Promise<Value>;
  readonly tags: readonly string[];
}

/**
 * Creates a cache. It starts disabled, because entries may only be stored while something reports changes.
 *
 * @example
 * const responses = createCache<Buffer>({ maxSize: 2 ** 20, sizeOf: ({ length }) => length, ttlMs: 60_000 });
 * responses.enable();
 * await responses.fetch("all", { tags: ["companies"], load: () => render(db) });
 * responses.invalidate("companies");
 */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { maxSize, sizeOf = () => 1, ttlMs, outage, now = () => performance.now() } = options;
  const tagIndex = createTagIndex();
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => sizeOf(value),
    ttl: ttlMs + (outage?.staleMs ?? 0),
    ttlResolution: 0,
    perf: { now },
    onInsert: ({ tags }, key) => tagIndex.add(key, tags),
    dispose: ({ tags }, key) => tagIndex.remove(key, tags),
  });
  const loads = new Map<string, Load<Value>>();
  let isEnabled = false;
  let period = 0;
  let hits = 0;
  let misses = 0;
  let stale = 0;
  /** When the next caller may try to load in an outage. */
  let nextTryAt: number | undefined;

  function get(key: string): Value | undefined {
    const entry = entries.get(key);
    if (!entry || entry.period !== period || now() - entry.start > ttlMs) return undefined;
    hits += 1;
    return entry.value;
  }

  /** Loads a value. In an outage, returns what the key had before, unless a change of it was reported. */
  async function loadOrKeep(key: string, mayBeStale: boolean, load: () => Promise<Value>): Promise<Value> {
    const kept = outage && mayBeStale ? entries.get(key) : undefined;
    if (!kept) return load();
    if (nextTryAt !== undefined) {
      if (now() < nextTryAt) return standIn(kept);
      nextTryAt = now() + retryMs;
    }
    try {
      const value = await load();
      nextTryAt = undefined;
      return value;
    } catch (error) {
      if (!outage?.isOutage(error)) throw error;
      nextTryAt = now() + retryMs;
      return standIn(kept);
    }
  }

  function standIn({ value }: Entry<Value>): Value {
    stale += 1;
    return value;
  }

  async function load(key: string, { tags, load, isCacheable = () => true }: FetchOptions<Value>): Promise<Value> {
    const start = now();
    const current: Load<Value> = { promise: load(), tags };
    loads.set(key, current);
    // `invalidate` and `disable` remove the load. Its value may be stale and is not cached.
    const isCurrent = () => loads.get(key) === current;
    try {
      const value = await current.promise;
      if (isCurrent() && isCacheable()) entries.set(key, { value, tags, start, period }, { start });
      return value;
    } finally {
      if (isCurrent()) loads.delete(key);
    }
  }

  function reset(enabled: boolean): void {
    loads.clear();
    if (!outage) entries.clear();
    period += 1;
    isEnabled = enabled;
  }

  return {
    get isEnabled() {
      return isEnabled;
    },
    counts: {
      get hits() {
        return hits;
      },
      get misses() {
        return misses;
      },
      get stale() {
        return stale;
      },
      get entries() {
        return entries.size;
      },
      get size() {
        return entries.calculatedSize;
      },
    },
    get,
    async fetch(key, options) {
      const { mayBeStale = false } = options;
      if (!isEnabled) return loadOrKeep(key, mayBeStale, options.load);
      const cached = get(key);
      if (cached !== undefined) return cached;
      misses += 1;
      return loadOrKeep(key, mayBeStale, () => loads.get(key)?.promise ?? load(key, options));
    },
    invalidate(tag) {
      for (const [key, { tags }] of loads) if (tags.includes(tag)) loads.delete(key);
      for (const key of tagIndex.keysOf(tag)) entries.delete(key);
    },
    enable: () => reset(true),
    disable: () => reset(false),
  };
}

/** Finds the keys that have a tag without a scan of the cache. */
function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>();
  return {
    keysOf: (tag: string): Iterable<string> => keysByTag.get(tag) ?? [],
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  };
}
