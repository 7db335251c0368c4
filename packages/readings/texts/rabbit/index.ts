import type { SignTexts } from "../types/sign-texts.ts";
import { birthYears } from "./birth-years.ts";
import { bosses } from "./bosses.ts";
import { companies } from "./companies.ts";
import { companyElements } from "./company-elements.ts";
import { employer } from "./employer.ts";
import { occasions } from "./occasions.ts";
import { outlook } from "./outlook.ts";
import { people } from "./people.ts";
import { profile } from "./profile.ts";
import { sharedWork } from "./shared-work.ts";
import { states } from "./states.ts";
import { yearVerdicts } from "./year-verdicts.ts";

export const rabbit: SignTexts<"rabbit"> = {
  profile,
  birthYears,
  outlook,
  yearVerdicts,
  people,
  sharedWork,
  companies,
  companyElements,
  states,
  occasions,
  employer,
  bosses,
};
