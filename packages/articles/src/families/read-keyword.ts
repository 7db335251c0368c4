import { wordsOf } from "../html/phrases.ts";
import type { ReadKeyword } from "../types/family.ts";
import { signNamed, signsNamed } from "../words/sign-names.ts";

/** Reads a keyword as the families do. */
export function readKeyword(keyword: string): ReadKeyword {
  const words = wordsOf(keyword).map((word) => word.replace(/'s?$/, ""));
  const text = words.join(" ");
  return { text, signs: signsNamed(text), words: words.filter((word) => signNamed(word) === undefined) };
}
