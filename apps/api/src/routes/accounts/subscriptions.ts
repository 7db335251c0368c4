import { createSubscription, deleteSubscription, listSubscriptions } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { subscriptionPath } from "../../subscriptions/subscription-address.ts";

export const subscriptions: Routes = ({ mount }, { db }) => {
  mount(listSubscriptions, async ({ caller }) => ({
    subscriptions: withIsoDates(await queries.listSubscriptions(db, caller.uid)),
  }));

  mount(createSubscription, async ({ params: { kind }, body: { sign }, caller }) => {
    const { subscription, secret } = await queries.createSubscription(db, { userId: caller.uid, kind, sign });
    return { subscription: withIsoDates(subscription), path: subscriptionPath(kind, secret) };
  });

  mount(deleteSubscription, async ({ params: { kind }, caller }) => {
    await queries.deleteSubscription(db, caller.uid, kind);
    return { deleted: true } as const;
  });
};
