/**
 * A note in this browser that a user has paid, so that a page need not first look as if they had not. It is for looks
 * only and opens nothing: whoever writes it by hand sees the same pages as before.
 */
export const paidFlag = {
  isSet: (uid: string): boolean => localStorage.getItem(keyOf(uid)) !== null,
  set: (uid: string): void => localStorage.setItem(keyOf(uid), "yes"),
  clear: (uid: string): void => localStorage.removeItem(keyOf(uid)),
};

function keyOf(uid: string): string {
  return `zodiac:paid:${uid}`;
}
