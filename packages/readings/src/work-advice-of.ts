import type { SignId } from "@zodiac-at-work/zodiac";
import type { Employer } from "../texts/types/employer.ts";
import type { Occasions } from "../texts/types/occasions.ts";
import { textsBySign } from "./texts-by-sign.ts";

/** What a sign can do at work: on four occasions, and in the choice of an employer. */
export interface WorkAdvice extends Occasions {
  readonly employer: Employer;
}

/**
 * Returns the advice for a sign.
 *
 * @example
 * workAdviceOf("rat").employer.questions.length; // 5
 */
export function workAdviceOf(sign: SignId): WorkAdvice {
  const { occasions, employer } = textsBySign[sign];
  return { ...occasions, employer };
}
