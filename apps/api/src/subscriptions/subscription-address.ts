import type { SubscriptionKind } from "@zodiac-at-work/catalog";

/** Returns the path of a secret address. */
export function subscriptionPath(kind: SubscriptionKind, secret: string): string {
  return `/subscriptions/${secret}/${fileNames[kind]}`;
}

/**
 * The last segment of the address of each kind. The addresses are not under `/api/`, which robots.txt disallows: calendar
 * services respect it and would refuse to subscribe.
 */
const fileNames: Readonly<Record<SubscriptionKind, string>> = {
  feed: "whats-new.xml",
  calendar: "good-days.ics",
};
