interface Known {
  readonly name: string;
  readonly wellKnownRank: number | null;
}

/** Sorts the best known names first, and names that are not among the well known after them, by name. */
export function byRank(a: Known, b: Known): number {
  return rankOf(a) - rankOf(b) || compareNames(a.name, b.name);
}

/** Returns the rank of a record. One that is not well known comes last. */
export function rankOf({ wellKnownRank }: Known): number {
  return wellKnownRank ?? Number.MAX_SAFE_INTEGER;
}

/** Compares names without regard to case, and numbers in them by value. */
export const { compare: compareNames } = new Intl.Collator("en", { sensitivity: "accent", numeric: true });

/** Returns the well-known records of a list, the best known first. */
export function bestKnown<Record extends Known>(records: readonly Record[], count: number): readonly Record[] {
  return records
    .filter(({ wellKnownRank }) => wellKnownRank !== null)
    .toSorted(byRank)
    .slice(0, count);
}
