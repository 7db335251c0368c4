import type { FamilyContext, Matter } from "../types/family.ts";
import type { Keyword } from "../types/keyword.ts";

/** An article that explains one rule of the calendar or of numerology. */
export interface Explainer extends Keyword {
  /** Other ways to ask the same, in lower case. */
  readonly pattern: RegExp;
  readonly write: (context: FamilyContext) => Matter;
}
