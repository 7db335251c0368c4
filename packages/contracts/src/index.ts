import { deleteAccount, exportAccount, getReceipts } from "./account.ts";
import { getCarBrandCategories, getCarBrandStats, listCarBrands } from "./car-brands.ts";
import { getCompany, getZodiacStats, listCompanies } from "./companies.ts";
import { createPaymentIntent, getPaymentLink, getPaymentStatus, updatePaymentUserId } from "./payments.ts";
import { getReading } from "./reading.ts";
import { getStats } from "./stats.ts";
import { getConfig, getHealth, getReady } from "./system.ts";
import { getUsStateCategories, getUsStateRegions, getUsStateStats, listUsStates } from "./us-states.ts";
import { getUser, registerUser } from "./users.ts";

export type { Access, Endpoint, Of } from "./endpoint.ts";
export { type ErrorBody, type ErrorCode, errorStatus } from "./errors.ts";
export {
  createPaymentIntent,
  deleteAccount,
  exportAccount,
  getCarBrandCategories,
  getCarBrandStats,
  getCompany,
  getConfig,
  getHealth,
  getPaymentLink,
  getPaymentStatus,
  getReading,
  getReady,
  getReceipts,
  getStats,
  getUser,
  getUsStateCategories,
  getUsStateRegions,
  getUsStateStats,
  getZodiacStats,
  listCarBrands,
  listCompanies,
  listUsStates,
  registerUser,
  updatePaymentUserId,
};

/** Every endpoint of the API, in the order of its documentation. */
export const endpoints = [
  getHealth,
  getReady,
  getConfig,
  getStats,
  registerUser,
  getUser,
  getPaymentStatus,
  createPaymentIntent,
  getPaymentLink,
  updatePaymentUserId,
  getReceipts,
  exportAccount,
  deleteAccount,
  listCompanies,
  getCompany,
  getZodiacStats,
  listCarBrands,
  getCarBrandStats,
  getCarBrandCategories,
  listUsStates,
  getUsStateStats,
  getUsStateRegions,
  getUsStateCategories,
  getReading,
] as const;

/**
 * The type of each endpoint by `"METHOD /path"`. The browser imports only types, so that its bundle contains no schema.
 *
 * @example
 * import type { Api, Of } from "@zodiac-at-work/contracts";
 * type Stats = Of<Api["GET /api/stats"], "response">;
 */
export type Api = { [E in (typeof endpoints)[number] as `${E["method"]} ${E["path"]}`]: E };
