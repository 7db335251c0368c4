import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { dog } from "./dog.ts";
import { dragon } from "./dragon.ts";
import { goat } from "./goat.ts";
import { horse } from "./horse.ts";
import { monkey } from "./monkey.ts";
import { ox } from "./ox.ts";
import type { PairText, PeoplePairs } from "./people-pairs.ts";
import { pig } from "./pig.ts";
import { rabbit } from "./rabbit.ts";
import { rat } from "./rat.ts";
import { rooster } from "./rooster.ts";
import { snake } from "./snake.ts";
import { tiger } from "./tiger.ts";

const pairs: { readonly [First in SignId]: PeoplePairs<First> } = {
  rat,
  ox,
  tiger,
  rabbit,
  dragon,
  snake,
  horse,
  goat,
  monkey,
  rooster,
  dog,
  pig,
};

/** Returns the match of two people, the same in both orders. */
export function peopleMatch(a: SignId, b: SignId): PairText {
  const [first, second] = signIds.indexOf(a) <= signIds.indexOf(b) ? [a, b] : [b, a];
  // The type of the pairs lists every sign from the first on.
  return (pairs[first] as Readonly<Record<SignId, PairText>>)[second];
}
