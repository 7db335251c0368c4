import { createPaymentIntent, getPaymentLink, getPaymentStatus, updatePaymentUserId } from "@zodiac-at-work/contracts";
import {
  attachPayments,
  findPaymentLink,
  openPayment,
  ProviderError,
  getPaymentStatus as readPaymentStatus,
  refreshUserPayments,
} from "@zodiac-at-work/payments";
import type Stripe from "stripe";
import { requireSelf } from "../../auth/guard.ts";
import type { Dependencies } from "../../dependencies.ts";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";
import { getOwnUser } from "../accounts/users.ts";

export const payments: Routes = ({ mount }, dependencies) => {
  const { db, stripe } = dependencies;

  mount(createPaymentIntent, async ({ body, caller }) => {
    const email = requireSelf(caller, { uid: body.userId, email: body.email ?? caller.email ?? "" });
    const opening = await openPayment({ db, stripe: required(stripe) }, { userId: caller.uid, email });
    switch (opening.kind) {
      case "open":
        return { clientSecret: opening.clientSecret };
      case "already-paid":
        throw alreadyPaid();
      case "processing":
        throw new ApiError("payment-processing", "Your payment is being processed. Please don't pay again.");
      case "unknown-user":
        throw new ApiError("not-found", "The user does not exist.");
    }
  });

  const findLink = createLinkFinder(dependencies);
  mount(getPaymentLink, async (call) => {
    const user = await getOwnUser(db, call, call.caller.uid);
    if (user.hasPaidAccess) throw alreadyPaid();
    return { paymentLink: await findLink() };
  });

  mount(updatePaymentUserId, async (call) => {
    const { body, caller } = call;
    const email = requireSelf(caller, { uid: body.userId, email: body.email });
    await getOwnUser(db, call, caller.uid);
    // An address that isn't verified may belong to somebody else, and so may the payment.
    const attached = caller.emailVerified ? await attachPayments(db, { userId: caller.uid, email }) : 0;
    return { attached, hasPaid: (await readPaymentStatus(db, caller.uid)).hasPaid };
  });

  mount(getPaymentStatus, async (call) => {
    const user = await getOwnUser(db, call, call.params.uid);
    if (user.hasPaidAccess || !stripe) return readPaymentStatus(db, user.id);
    try {
      await refreshUserPayments({ db, stripe }, user.id);
      return await readPaymentStatus(db, user.id);
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      // The next call or the reconciler tries again. Until then, a failed attempt may not be the last one.
      call.log.warn({ err }, "could not reach the payment provider");
      return { ...(await readPaymentStatus(db, user.id)), paymentFailed: false };
    }
  });
};

function required(stripe: Stripe | null): Stripe {
  if (!stripe) throw new ApiError("payment-unavailable", "Payments are not configured.");
  return stripe;
}

function alreadyPaid(): ApiError {
  return new ApiError("already-paid", "You already have lifetime access.");
}

/** Returns the configured link, or the provider's. The provider's is requested once. */
function createLinkFinder({ config, stripe }: Dependencies): () => Promise<string> {
  let found: string | undefined = config.payments?.paymentLink ?? undefined;
  return async () => {
    found ??= await findPaymentLink(required(stripe));
    return found;
  };
}
