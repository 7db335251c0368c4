import type { ReadKeyword } from "./family.ts";
import { wordsOf } from "./html/phrases.ts";
import { signNamed, signsNamed } from "./sign-names.ts";

/** Reads a keyword as the families do. */
export function readKeyword(keyword: string): ReadKeyword {
  const words = wordsOf(keyword).map((word) => word.replace(/'s?$/, ""));
  const text = words.join(" ");
  return { text, signs: signsNamed(text), words: words.filter((word) => signNamed(word) === undefined) };
}
