import { subscriptionKinds } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { moment, sign } from "./fields.ts";

/** A subscription as its owner sees it. No response but that of its creation contains its secret address. */
export const subscription = z.object({
  kind: z.enum(subscriptionKinds),
  /** The sign that it is about. Nothing else about the subscriber is stored with it. */
  sign,
  createdAt: moment,
});
