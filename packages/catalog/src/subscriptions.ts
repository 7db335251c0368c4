/** What a member can subscribe to by a secret address: an Atom feed of what is new, and a calendar of the good days. */
export const subscriptionKinds = ["feed", "calendar"] as const;

export type SubscriptionKind = (typeof subscriptionKinds)[number];
