import type { SignId, signIds } from "@zodiac-at-work/zodiac";

/** What works and what grates between two people, and what each can do about it. */
export interface PairText<Sign extends SignId = SignId> {
  readonly works: string;
  readonly grates: string;
  /** By the sign of the reader. */
  readonly advice: Readonly<Record<Sign, string>>;
}

/** The pairs of a sign with itself and with the signs after it. A pair is stored under its first sign in the cycle. */
export type PeoplePairs<First extends SignId> = {
  readonly [Second in SignFrom<First>]: PairText<First | Second>;
};

/** A sign and the signs after it in the cycle. */
export type SignFrom<First extends SignId, Signs = typeof signIds> = Signs extends readonly [infer Sign, ...infer Rest]
  ? Sign extends First
    ? Extract<Sign | (Rest extends readonly unknown[] ? Rest[number] : never), SignId>
    : SignFrom<First, Rest>
  : never;
