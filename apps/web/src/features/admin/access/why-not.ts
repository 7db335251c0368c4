import type { Accounts } from "./access-types.ts";

/** Returns why access can't be moved, as a sentence with the next step; undefined if it can. The API checks all of it again. */
export function whyNot({ from, to }: Accounts): string | undefined {
  if (from.uid === to.uid) return "Both addresses belong to one account.";
  for (const { email, isBlocked } of [from, to]) {
    if (isBlocked) return `${email} is blocked.`;
  }
  if (!from.hasPaidAccess) {
    return to.hasPaidAccess
      ? `${to.email} has the access already, and ${from.email} has none.`
      : `${from.email} has no access that could be moved.`;
  }
  if (to.hasPaidAccess) return `Both have access. Refund one of the payments at Stripe instead.`;
  for (const { email, isVerified } of [from, to]) {
    if (!isVerified) return `${email} is not verified. Ask its owner to open the link in the confirmation email.`;
  }
  return undefined;
}
