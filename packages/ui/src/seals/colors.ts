import type { SignId } from "@zodiac-at-work/zodiac";

/** The tints of the seals in the light theme, for pictures. They have no style sheet. */
export const sealColors: Readonly<Record<SignId, string>> = {
  rat: "#123074",
  ox: "#432307",
  tiger: "#185243",
  rabbit: "#43641e",
  dragon: "#946a05",
  snake: "#6a0426",
  horse: "#a63b02",
  goat: "#895542",
  monkey: "#28323f",
  rooster: "#69717b",
  dog: "#4e4508",
  pig: "#13719f",
};

/** The color of the animals in the light theme. */
export const onSealColor = "#fff8ea";
