import type { Api, Of } from "@zodiac-at-work/contracts";

export type Account = Of<Api["GET /api/operations/account"], "response">["account"];

/** The account that has the access, and the one that gets it. */
export interface Accounts {
  readonly from: Account;
  readonly to: Account;
}
