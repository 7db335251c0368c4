import { deleteAccount, exportAccount, getReceipts } from "./account.ts";
import { getCarBrandCategories, getCarBrandStats, listCarBrands } from "./car-brands.ts";
import { getCompany, getZodiacStats, listCompanies } from "./companies.ts";
import {
  countCompanyOpenings,
  getOpeningFilters,
  listCompanyOpenings,
  listOpenings,
  markOpeningsSeen,
} from "./openings.ts";
import {
  activateSource,
  changeSchedule,
  checkSource,
  confirmSource,
  getCheck,
  getOperations,
  getSourceHealth,
  listChecks,
  listSources,
  listTasks,
  markCheckHandled,
  pauseSource,
  replaceSourceAddress,
  retryTask,
} from "./operations.ts";
import { createPaymentIntent, getPaymentLink, getPaymentStatus, updatePaymentUserId } from "./payments.ts";
import { getReading } from "./reading.ts";
import { getRun, listLatestRuns, scrape, scrapeEnhanced, watchRun } from "./scrape.ts";
import { getStats } from "./stats.ts";
import { getConfig, getHealth, getReady } from "./system.ts";
import { getUsStateCategories, getUsStateRegions, getUsStateStats, listUsStates } from "./us-states.ts";
import { getUser, registerUser } from "./users.ts";

export type { Access, Endpoint, Of } from "./endpoint.ts";
export { type ErrorBody, type ErrorCode, errorStatus } from "./errors.ts";
export {
  activateSource,
  changeSchedule,
  checkSource,
  confirmSource,
  countCompanyOpenings,
  createPaymentIntent,
  deleteAccount,
  exportAccount,
  getCarBrandCategories,
  getCarBrandStats,
  getCheck,
  getCompany,
  getConfig,
  getHealth,
  getOpeningFilters,
  getOperations,
  getPaymentLink,
  getPaymentStatus,
  getReading,
  getReady,
  getReceipts,
  getRun,
  getSourceHealth,
  getStats,
  getUser,
  getUsStateCategories,
  getUsStateRegions,
  getUsStateStats,
  getZodiacStats,
  listCarBrands,
  listChecks,
  listCompanies,
  listCompanyOpenings,
  listLatestRuns,
  listOpenings,
  listSources,
  listTasks,
  listUsStates,
  markCheckHandled,
  markOpeningsSeen,
  pauseSource,
  registerUser,
  replaceSourceAddress,
  retryTask,
  scrape,
  scrapeEnhanced,
  updatePaymentUserId,
  watchRun,
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
  countCompanyOpenings,
  listCompanyOpenings,
  listOpenings,
  markOpeningsSeen,
  getOpeningFilters,
  scrape,
  listLatestRuns,
  getRun,
  watchRun,
  listCarBrands,
  getCarBrandStats,
  getCarBrandCategories,
  listUsStates,
  getUsStateStats,
  getUsStateRegions,
  getUsStateCategories,
  getReading,
  scrapeEnhanced,
  getOperations,
  listChecks,
  getCheck,
  markCheckHandled,
  getSourceHealth,
  listSources,
  checkSource,
  pauseSource,
  activateSource,
  confirmSource,
  replaceSourceAddress,
  listTasks,
  retryTask,
  changeSchedule,
] as const;

/**
 * The type of each endpoint by `"METHOD /path"`. The browser imports only types, so that its bundle contains no schema.
 *
 * @example
 * import type { Api, Of } from "@zodiac-at-work/contracts";
 * type Stats = Of<Api["GET /api/stats"], "response">;
 */
export type Api = { [E in (typeof endpoints)[number] as `${E["method"]} ${E["path"]}`]: E };
