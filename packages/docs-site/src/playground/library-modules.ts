import * as numerology from "@zodiac-at-work/numerology";
import * as nameNumbers from "@zodiac-at-work/numerology/names";
import * as zodiac from "@zodiac-at-work/zodiac";
import * as bazi from "@zodiac-at-work/zodiac/bazi";
import * as calendar from "@zodiac-at-work/zodiac/calendar";
import * as festivals from "@zodiac-at-work/zodiac/festivals";
import * as lunar from "@zodiac-at-work/zodiac/lunar";
import * as names from "@zodiac-at-work/zodiac/names";
import * as outlook from "@zodiac-at-work/zodiac/outlook";
import * as pillars from "@zodiac-at-work/zodiac/pillars";
import * as profiles from "@zodiac-at-work/zodiac/profiles";
import * as regional from "@zodiac-at-work/zodiac/regional";
import * as sexagenary from "@zodiac-at-work/zodiac/sexagenary";
import * as solarTerms from "@zodiac-at-work/zodiac/solar-terms";
import * as trueSolarTime from "@zodiac-at-work/zodiac/true-solar-time";
import type { Modules } from "./run-code.ts";

/** Every entry of the two libraries, for code that runs beside its text. */
export const libraryModules: Modules = {
  "@zodiac-at-work/zodiac": zodiac,
  "@zodiac-at-work/zodiac/bazi": bazi,
  "@zodiac-at-work/zodiac/calendar": calendar,
  "@zodiac-at-work/zodiac/festivals": festivals,
  "@zodiac-at-work/zodiac/lunar": lunar,
  "@zodiac-at-work/zodiac/names": names,
  "@zodiac-at-work/zodiac/outlook": outlook,
  "@zodiac-at-work/zodiac/pillars": pillars,
  "@zodiac-at-work/zodiac/profiles": profiles,
  "@zodiac-at-work/zodiac/regional": regional,
  "@zodiac-at-work/zodiac/sexagenary": sexagenary,
  "@zodiac-at-work/zodiac/solar-terms": solarTerms,
  "@zodiac-at-work/zodiac/true-solar-time": trueSolarTime,
  "@zodiac-at-work/numerology": numerology,
  "@zodiac-at-work/numerology/names": nameNumbers,
};
