import { createPaymentIntent, getPaymentLink, getPaymentStatus, updatePaymentUserId } from "@zodiac-at-work/contracts";
import {
  askAboutUser,
  attachPayments,
  findPaymentLink,
  getStanding,
  openPayment,
  ProviderError,
} from "@zodiac-at-work/payments";
import type Stripe from "stripe";
import { requireOwn } from "../access.ts";
import type { Dependencies } from "../dependencies.ts";
import { ApiError } from "../errors.ts";
import type { Routes } from "../mount.ts";
import { getOwnUser } from "./users.ts";

export const payments: Routes = (scope, dependencies) => {
  const { db, stripe } = dependencies;

  scope.mount(createPaymentIntent, async ({ body, caller }) => {
    const email = requireOwn(caller, { uid: body.userId, email: body.email ?? caller.email ?? "" });
    const opening = await openPayment({ db, stripe: required(stripe) }, { userId: caller.uid, email });
    switch (opening.kind) {
      case "open":
        return { clientSecret: opening.clientSecret };
      case "already-paid":
        throw alreadyPaid();
      case "processing":
        throw new ApiError("payment-processing", "Your payment is being processed. Please don't pay again.");
      case "unknown-user":
        throw new ApiError("not-found", "There is no such user.");
    }
  });

  const paymentLink = rememberLink(dependencies);
  scope.mount(getPaymentLink, async ({ caller }) => {
    const user = await getOwnUser(db, caller, caller.uid);
    if (user.hasPaidAccess) throw alreadyPaid();
    return { paymentLink: await paymentLink() };
  });

  scope.mount(updatePaymentUserId, async ({ body, caller }) => {
    const email = requireOwn(caller, { uid: body.userId, email: body.email });
    await getOwnUser(db, caller, caller.uid);
    // An address that is merely claimed may be somebody else's, and so may be the payment.
    const attached = caller.emailVerified ? await attachPayments(db, { userId: caller.uid, email }) : 0;
    return { attached, hasPaid: (await getStanding(db, caller.uid)).hasPaid };
  });

  scope.mount(getPaymentStatus, async ({ params, caller, request }) => {
    const user = await getOwnUser(db, caller, params.uid);
    if (user.hasPaidAccess || !stripe) return getStanding(db, user.id);
    try {
      await askAboutUser({ db, stripe }, user.id);
      return await getStanding(db, user.id);
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      // The next call or the reconciler asks again. Until then an attempt that failed may not have been the last one.
      request.log.warn({ err }, "the payment provider could not be asked");
      return { ...(await getStanding(db, user.id)), paymentFailed: false };
    }
  });
};

function required(stripe: Stripe | null): Stripe {
  if (!stripe) throw new ApiError("payment-unavailable", "Payments are not set up.");
  return stripe;
}

function alreadyPaid(): ApiError {
  return new ApiError("already-paid", "You have lifetime access already.");
}

/** The address from the settings, or else asked for once. */
function rememberLink({ config, stripe }: Dependencies): () => Promise<string> {
  let found: string | undefined = config.payments?.paymentLink ?? undefined;
  return async () => {
    found ??= await findPaymentLink(required(stripe));
    return found;
  };
}
