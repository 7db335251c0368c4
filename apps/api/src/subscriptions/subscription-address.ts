import type { SubscriptionKind } from "@zodiac-at-work/catalog";

/** What a secret address opens: a subscription of the account, or the openings of a saved search. */
export type SubscribedFile = SubscriptionKind | "search";

/** Returns the path of a secret address. */
export function subscriptionPath(file: SubscribedFile, secret: string): string {
  return `/subscriptions/${secret}/${fileNames[file]}`;
}

/**
 * The last segment of each address. The addresses are not under `/api/`, which robots.txt disallows: calendar services
 * respect it and would refuse to subscribe.
 */
const fileNames: Readonly<Record<SubscribedFile, string>> = {
  feed: "whats-new.xml",
  calendar: "good-days.ics",
  search: "openings.xml",
};
