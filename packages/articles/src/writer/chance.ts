/** Choices that depend on a seed alone. */
export interface Chance {
  /** A whole number from 0 to `below - 1`. */
  readonly int: (below: number) => number;
  readonly pick: <const T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** Picks from the same list object until each item was picked once, then begins again. */
  readonly pickUnused: <const T>(list: readonly T[]) => T;
}

/** Returns a source of choices; the same seed gives the same choices on every machine. */
export function chanceOf(seed: string): Chance {
  let state = hash(seed);
  // mulberry32, public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number) => Math.floor(next() * below);
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(i + 1);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  const left = new WeakMap<object, unknown[]>();
  return {
    int,
    shuffle,
    pick: (list) => {
      if (list.length === 0) throw new RangeError("There is nothing to pick from.");
      return list[int(list.length)] as (typeof list)[number];
    },
    pickUnused: (list) => {
      if (list.length === 0) throw new RangeError("There is nothing to pick from.");
      const rest = left.get(list) ?? [];
      if (rest.length === 0) rest.push(...shuffle(list));
      left.set(list, rest);
      return rest.pop() as (typeof list)[number];
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193);
  return value >>> 0;
}
