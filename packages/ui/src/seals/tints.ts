import type { SignId } from "@zodiac-at-work/zodiac";

/** The class that fills a shape with a sign's tint. */
export const sealTints: Readonly<Record<SignId, string>> = {
  rat: "fill-seal-rat",
  ox: "fill-seal-ox",
  tiger: "fill-seal-tiger",
  rabbit: "fill-seal-rabbit",
  dragon: "fill-seal-dragon",
  snake: "fill-seal-snake",
  horse: "fill-seal-horse",
  goat: "fill-seal-goat",
  monkey: "fill-seal-monkey",
  rooster: "fill-seal-rooster",
  dog: "fill-seal-dog",
  pig: "fill-seal-pig",
};
