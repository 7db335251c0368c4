export const paidFlagPrefix = "zodiac:paid:";

/**
 * A flag in local storage for a user who has paid, so that the first render does not show the landing page to them. It
 * affects looks only: setting it by hand unlocks nothing.
 */
export const paidFlag = {
  isSet: (uid: string): boolean => localStorage.getItem(keyOf(uid)) !== null,
  set: (uid: string): void => localStorage.setItem(keyOf(uid), "yes"),
  clear: (uid: string): void => localStorage.removeItem(keyOf(uid)),
};

function keyOf(uid: string): string {
  return paidFlagPrefix + uid;
}
