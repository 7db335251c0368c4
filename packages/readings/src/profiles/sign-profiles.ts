import type { SignId } from "@zodiac-at-work/zodiac";
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
import type { SignProfile } from "./sign-profile.ts";
import { snake } from "./snake.ts";
import { tiger } from "./tiger.ts";

/** The profiles of the twelve signs, in the order of the cycle. */
export const signProfiles: Readonly<Record<SignId, SignProfile>> = {
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
