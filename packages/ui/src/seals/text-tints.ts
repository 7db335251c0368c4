import type { SignId } from "@zodiac-at-work/zodiac";

/** The class that gives text a sign's tint. */
export const textTints: Readonly<Record<SignId, string>> = {
  rat: "text-seal-rat",
  ox: "text-seal-ox",
  tiger: "text-seal-tiger",
  rabbit: "text-seal-rabbit",
  dragon: "text-seal-dragon",
  snake: "text-seal-snake",
  horse: "text-seal-horse",
  goat: "text-seal-goat",
  monkey: "text-seal-monkey",
  rooster: "text-seal-rooster",
  dog: "text-seal-dog",
  pig: "text-seal-pig",
};
