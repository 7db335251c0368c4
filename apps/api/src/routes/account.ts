import { deleteAccount, exportAccount, getReceipts } from "@zodiac-at-work/contracts";
import { ApiError } from "../errors.ts";
import type { Routes } from "../scope.ts";

export const account: Routes = (scope) => {
  const unavailable = async () => {
    throw new ApiError("payment-unavailable", "Payments are not set up.");
  };
  scope.mount(getReceipts, unavailable);
  scope.mount(exportAccount, unavailable);
  scope.mount(deleteAccount, unavailable);
};
