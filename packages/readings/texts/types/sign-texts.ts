import type { SignId } from "@zodiac-at-work/zodiac";
import type { BirthYearElements } from "./birth-year-elements.ts";
import type { Bosses } from "./bosses.ts";
import type { CompanyElements } from "./company-elements.ts";
import type { Employer } from "./employer.ts";
import type { MatchTexts } from "./match-texts.ts";
import type { Occasions } from "./occasions.ts";
import type { PeoplePairs } from "./people-pairs.ts";
import type { SharedWorkOf } from "./shared-work.ts";
import type { SignProfile } from "./sign-profile.ts";
import type { YearOutlookTexts } from "./year-outlook-texts.ts";
import type { YearVerdicts } from "./year-verdicts.ts";

/** All texts for readers of one sign: one property for each file of its folder. */
export interface SignTexts<Sign extends SignId = SignId> {
  readonly profile: SignProfile;
  readonly birthYears: BirthYearElements;
  readonly outlook: YearOutlookTexts;
  readonly yearVerdicts: YearVerdicts;
  readonly people: PeoplePairs<Sign>;
  readonly sharedWork: SharedWorkOf<Sign>;
  readonly companies: MatchTexts;
  readonly companyElements: CompanyElements;
  readonly states: MatchTexts;
  readonly occasions: Occasions;
  readonly employer: Employer;
  readonly bosses: Bosses;
}
