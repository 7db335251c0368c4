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
import type { SignOutlook } from "./sign-outlook.ts";
import { snake } from "./snake.ts";
import { tiger } from "./tiger.ts";

/** The texts of which outlooks are composed, by the reader's sign. */
export const signOutlooks: Readonly<Record<SignId, SignOutlook>> = {
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
