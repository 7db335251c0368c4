/** What was found out once, kept until it may have changed. */
export interface Cache<Value> {
  /**
   * The value under this key, found out now if it isn't known. Who asks while it is being found out gets the same one.
   * A failure is not kept, nor is what began to be found out before one of its tags was forgotten.
   *
   * @param tags what the value depends on
   */
  get(key: string, tags: readonly string[], find: () => Promise<Value>): Promise<Value>;
  /** Forgets whatever depends on this. */
  invalidate(tag: string): void;
  /** Begins to remember, with nothing. */
  enable(): void;
  /** Forgets everything, and finds everything out anew for each who asks until it is opened. */
  disable(): void;
  readonly isEnabled: boolean;
}

export interface CacheOptions<Value> {
  /** The sum of all sizes at most; the oldest goes first, unless it was asked for since its last turn. */
  capacity: number;
  /** 1 each, if left out. */
  sizeOf?: (value: Value) => number;
  /** Nothing is kept longer than so many milliseconds, even if nobody says that it has changed. */
  longestMs: number;
  /** The current time in milliseconds since 1970. */
  now?: () => number;
}

interface Entry<Value> {
  readonly found: Promise<Value>;
  readonly tags: readonly string[];
  readonly until: number;
  size: number;
  /** Whether anybody asked for it since it was last looked at. */
  used: boolean;
}

/**
 * Makes a cache, closed at first: only when somebody would say what changes may anything be remembered.
 *
 * @example
 * const answers = createCache<Buffer>({ capacity: 2 ** 20, sizeOf: ({ length }) => length, longestMs: 60_000 });
 * answers.enable();
 * await answers.get("all", ["companies"], () => render(db));
 * answers.invalidate("companies");
 */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { capacity, sizeOf = () => 1, longestMs, now = Date.now } = options;
  /** The one whose turn to go comes first. A hit only marks an entry, which costs less than to move it. */
  const entries = new Map<string, Entry<Value>>();
  let size = 0;
  let isEnabled = false;

  function drop(key: string, entry: Entry<Value>): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    size -= entry.size;
  }

  function add(key: string, entry: Entry<Value>): void {
    entries.set(key, entry);
    size += entry.size;
  }

  function keep(key: string, entry: Entry<Value>, value: Value): void {
    if (entries.get(key) !== entry) return;
    entry.size = sizeOf(value);
    size += entry.size;
    // One that could never fit must not push out all the others first.
    if (entry.size > capacity) drop(key, entry);
    for (const [nextKey, next] of entries) {
      if (size <= capacity) break;
      drop(nextKey, next);
      if (next.used) add(nextKey, Object.assign(next, { used: false }));
    }
  }

  function reset(open: boolean): void {
    entries.clear();
    size = 0;
    isEnabled = open;
  }

  return {
    get(key, tags, find) {
      if (!isEnabled) return find();
      const known = entries.get(key);
      if (known && now() < known.until) {
        known.used = true;
        return known.found;
      }
      if (known) drop(key, known);
      const entry: Entry<Value> = { found: find(), tags, until: now() + longestMs, size: 0, used: false };
      add(key, entry);
      entry.found.then(
        (value) => keep(key, entry, value),
        () => drop(key, entry),
      );
      return entry.found;
    },
    invalidate(tag) {
      for (const [key, entry] of entries) if (entry.tags.includes(tag)) drop(key, entry);
    },
    enable: () => reset(true),
    disable: () => reset(false),
    get isEnabled() {
      return isEnabled;
    },
  };
}
