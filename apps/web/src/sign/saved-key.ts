/** Where the device keeps saved searches and openings. A file of its own, because every page imports it. */
export const savedKey = "zodiac:saved";
