import { careerMatch, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { byRank } from "../../lists/best-known.ts";
import type { PairSide } from "./pair.ts";
import type { Kind } from "./sides.ts";
import type { MatchRecord } from "./use-records.ts";

/** Something that scores at least as high with one side of a pair as the other side does. */
export interface Fit {
  readonly name: string;
  readonly sign: SignId;
  readonly score: number;
  /** What the URL holds: a sign for a person, else the name. */
  readonly value: string;
  /** Undefined for a person. */
  readonly record: MatchRecord | undefined;
}

/** Returns the side that stays and the side for which others are looked for. A person stays, else the first side. */
export function sidesOfOthers(a: PairSide, b: PairSide): { readonly stays: PairSide; readonly other: PairSide } {
  return b.kind === "person" && a.kind !== "person" ? { stays: b, other: a } : { stays: a, other: b };
}

/** The other fits for a side. */
export interface OtherFits {
  /** Whether they score higher than the pair. Otherwise nothing does, and they score the same. */
  readonly areBetter: boolean;
  readonly fits: readonly Fit[];
}

/**
 * Returns what scores higher with a sign than the other side of its pair does or, if nothing does, what scores the same: signs
 * for people, else records, the highest score first and the best known first among equals. Of companies and brands, only
 * the well known count.
 */
export function otherFits(
  sign: SignId,
  other: Pick<PairSide, "kind" | "value" | "sign">,
  records: readonly MatchRecord[],
  count = 6,
): OtherFits {
  const { score } = careerMatch(sign, other.sign);
  const fits = fitsOf(sign, other.kind, records).filter((fit) => fit.value !== other.value && fit.score >= score);
  const better = fits.filter((fit) => fit.score > score);
  const areBetter = better.length > 0;
  return { areBetter, fits: (areBetter ? better : fits).slice(0, count) };
}

function fitsOf(sign: SignId, kind: Kind, records: readonly MatchRecord[]): readonly Fit[] {
  const all =
    kind === "person"
      ? signIds.map((id) => ({ name: signById(id).name, sign: id, value: id, record: undefined }))
      : records
          .filter(({ wellKnownRank }) => kind === "state" || wellKnownRank !== null)
          .toSorted(byRank)
          .map((record) => ({ name: record.name, sign: record.sign, value: record.name, record }));
  return all
    .map((each) => ({ ...each, score: careerMatch(sign, each.sign).score }))
    .toSorted((one, another) => another.score - one.score);
}
