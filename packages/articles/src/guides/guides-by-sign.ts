import type { SignId } from "@zodiac-at-work/zodiac";
import { dog } from "./matter/dog.ts";
import { dragon } from "./matter/dragon.ts";
import { goat } from "./matter/goat.ts";
import type { GuideMatter, Situation } from "./matter/guide-matter.ts";
import { horse } from "./matter/horse.ts";
import { monkey } from "./matter/monkey.ts";
import { ox } from "./matter/ox.ts";
import { pig } from "./matter/pig.ts";
import { rabbit } from "./matter/rabbit.ts";
import { rat } from "./matter/rat.ts";
import { rooster } from "./matter/rooster.ts";
import { snake } from "./matter/snake.ts";
import { tiger } from "./matter/tiger.ts";

/** What the guides to each sign are written from. */
export const guidesBySign: Readonly<Record<SignId, Readonly<Record<Situation, GuideMatter>>>> = {
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
