import type { Family } from "../types/family.ts";
import type { Keyword } from "../types/keyword.ts";
import { families } from "./families.ts";

/** The keywords that a new blog begins with: one for each article that there is matter for. Stories need a catalog. */
export const keywords: readonly (Keyword & { readonly family: Family["name"] })[] = families.flatMap(
  ({ name: family, keywords: own }) => own.map((keyword) => ({ ...keyword, family })),
);
