/** How many searches a reader can save, on a device or in the account. */
export const mostSavedSearches = 50;

/** How many openings a reader can save, on a device or in the account. */
export const mostSavedOpenings = 500;
