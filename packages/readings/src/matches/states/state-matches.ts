import type { SignId } from "@zodiac-at-work/zodiac";
import type { MatchTexts } from "../match-text.ts";
import { dog } from "./dog.ts";
import { dragon } from "./dragon.ts";
import { goat } from "./goat.ts";
import { horse } from "./horse.ts";
import { monkey } from "./monkey.ts";
import { ox } from "./ox.ts";
import { pig } from "./pig.ts";
import { rabbit } from "./rabbit.ts";
import { rat } from "./rat.ts";
import { rooster } from "./rooster.ts";
import { snake } from "./snake.ts";
import { tiger } from "./tiger.ts";

/** The matches of a person and a US state, by the person's sign, then by the state's. */
export const stateMatches: Readonly<Record<SignId, MatchTexts>> = {
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
