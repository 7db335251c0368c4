/** Where the browser keeps the look that a reader has chosen. */
export const lookKey = "zodiac:look";
