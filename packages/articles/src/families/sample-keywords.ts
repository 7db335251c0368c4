/** Four of each family, the one of the newest article last. */
export const sampleKeywords: readonly string[] = [
  "zodiac year of your own sign",
  "ox in a conflict at work",
  "car brands by founding decade",
  "life path number calculation methods",
  "dragon and snake business partners",
  "us states by chinese zodiac sign",
  "when does the chinese zodiac year start",
  "rabbit job interview tips",
  "companies founded in the year of the dragon",
  "next chinese zodiac year",
  "rat asking for a raise",
  "companies founded one day before chinese new year",
];
