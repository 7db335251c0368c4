import { careerMatch, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { byRank } from "../../lists/best-known.ts";
import type { PairSide } from "./pair.ts";
import type { Kind } from "./sides.ts";
import type { MatchRecord } from "./use-records.ts";

/** Something that scores higher with one side of a pair than the other side does. */
export interface BetterFit {
  readonly name: string;
  readonly sign: SignId;
  readonly score: number;
  /** What the URL holds: a sign for a person, else the name. */
  readonly value: string;
  /** Undefined for a person. */
  readonly record: MatchRecord | undefined;
}

/** Returns the side that stays and the side for which better ones are looked for. A person stays, else the first side. */
export function sidesOfBetter(a: PairSide, b: PairSide): { readonly stays: PairSide; readonly other: PairSide } {
  return b.kind === "person" && a.kind !== "person" ? { stays: b, other: a } : { stays: a, other: b };
}

/**
 * Returns what scores higher with a sign than a given score: signs for people, else records, the highest score first and
 * the best known first among equals. Of companies and brands, only the well known count.
 */
export function betterFits(
  sign: SignId,
  score: number,
  kind: Kind,
  records: readonly MatchRecord[],
  count = 6,
): readonly BetterFit[] {
  const all =
    kind === "person"
      ? signIds.map((id) => ({ name: signById(id).name, sign: id, value: id, record: undefined }))
      : records
          .filter(({ wellKnownRank }) => kind === "state" || wellKnownRank !== null)
          .toSorted(byRank)
          .map((record) => ({ name: record.name, sign: record.sign, value: record.name, record }));
  return all
    .map((each) => ({ ...each, score: careerMatch(sign, each.sign).score }))
    .filter((each) => each.score > score)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count);
}
