/**
 * Where the device keeps the moments of the last visits: to the home, and to the openings. A file of its own, because every
 * page imports it.
 */
export const lastVisitKeys = { home: "zodiac:last-visit", openings: "zodiac:openings-visit" } as const;
