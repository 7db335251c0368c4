import { createPaymentIntent, getPaymentLink, getPaymentStatus, updatePaymentUserId } from "@zodiac-at-work/contracts";
import type { Caller } from "../caller.ts";
import { ApiError } from "../errors.ts";
import type { Routes } from "../scope.ts";
import { getOwnUser } from "./users.ts";

export const payments: Routes = (scope, { db }) => {
  const unavailable = async () => {
    throw new ApiError("payment-unavailable", "Payments are not set up.");
  };
  scope.mount(createPaymentIntent, unavailable);
  scope.mount(getPaymentLink, unavailable);
  scope.mount(updatePaymentUserId, unavailable);
  scope.mount(getPaymentStatus, async ({ params, caller }: { params: { uid: string }; caller: Caller }) => {
    const { hasPaidAccess } = await getOwnUser(db, caller, params.uid);
    return { hasPaid: hasPaidAccess, paymentFailed: false };
  });
};
