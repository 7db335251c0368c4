/** Where the device keeps the moments of the last visits. A file of its own, because every page imports it. */
export const lastVisitKey = "zodiac:last-visit";
