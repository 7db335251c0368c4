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
import type { SignYearTexts } from "./sign-year-texts.ts";
import { snake } from "./snake.ts";
import { tiger } from "./tiger.ts";

/** The texts of the sixty pairs of a sign and the element of its year. */
export const signYears: Readonly<Record<SignId, SignYearTexts>> = {
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
