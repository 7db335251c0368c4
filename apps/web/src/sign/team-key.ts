/** Where the device keeps the nicknames and signs of a team. A file of its own, because every page imports it. */
export const teamKey = "zodiac:team";
