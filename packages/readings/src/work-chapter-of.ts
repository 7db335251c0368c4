import type { SignId } from "@zodiac-at-work/zodiac";
import { profiles } from "@zodiac-at-work/zodiac/profiles";
import type { SignProfile } from "../texts/types/sign-profile.ts";
import { textsBySign } from "./texts-by-sign.ts";
import { type WorkAdvice, workAdviceOf } from "./work-advice-of.ts";

/** The texts of a sign at work, one chapter of a reading. */
export interface WorkChapter {
  readonly sign: { readonly careerStrengths: string; readonly businessTraits: string };
  readonly profile: SignProfile;
  /** How to bargain with the reader is for others, so it is not part of it. */
  readonly advice: Omit<WorkAdvice, "negotiatingWith">;
}

/**
 * Returns the chapter about a sign at work. The free sample holds it too.
 *
 * @example
 * Object.keys(workChapterOf("rat").profile).length; // 7
 */
export function workChapterOf(sign: SignId): WorkChapter {
  const { careerStrengths, businessTraits } = profiles[sign];
  const { hardConversation, changingJobs, negotiating, employer } = workAdviceOf(sign);
  return {
    sign: { careerStrengths, businessTraits },
    profile: textsBySign[sign].profile,
    advice: { hardConversation, changingJobs, negotiating, employer },
  };
}
