import { formatArticleDate } from "@zodiac-at-work/articles";
import { type CivilDate, formatDate } from "@zodiac-at-work/zodiac";

/** Returns `Feb 17, 2026`. */
export function dayText(date: CivilDate): string {
  return formatArticleDate(formatDate(date));
}
