import type { Family, Matter, ReadKeyword } from "../types/family.ts";
import { findPairGuide, pairKeywords } from "./pair-guide.ts";
import { findSignGuide, signGuideKeywords } from "./sign-guide.ts";

/** What one sign does in a situation at work, and how two signs work together. */
export const guides: Family = {
  name: "guides",
  keywords: [...signGuideKeywords, ...pairKeywords],
  has: (keyword) => guideFor(keyword) !== undefined,
  find: guideFor,
};

function guideFor(keyword: ReadKeyword): Matter | undefined {
  return keyword.signs.length === 2 ? findPairGuide(keyword) : findSignGuide(keyword);
}
