import type { SignId } from "@zodiac-at-work/zodiac";
import { dog } from "../texts/dog/index.ts";
import { dragon } from "../texts/dragon/index.ts";
import { goat } from "../texts/goat/index.ts";
import { horse } from "../texts/horse/index.ts";
import { monkey } from "../texts/monkey/index.ts";
import { ox } from "../texts/ox/index.ts";
import { pig } from "../texts/pig/index.ts";
import { rabbit } from "../texts/rabbit/index.ts";
import { rat } from "../texts/rat/index.ts";
import { rooster } from "../texts/rooster/index.ts";
import { snake } from "../texts/snake/index.ts";
import { tiger } from "../texts/tiger/index.ts";
import type { SignTexts } from "../texts/types/sign-texts.ts";

/** The texts for readers of each sign, in the order of the cycle. */
export const textsBySign: { readonly [Sign in SignId]: SignTexts<Sign> } = {
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
