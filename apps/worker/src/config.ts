import { type PaymentSettings, paymentProblems, paymentVariables, readPaymentSettings } from "@zodiac-at-work/payments";
import {
  type Environment,
  type OperatorSettings,
  operatorVariables,
  type ProcessSettings,
  processVariables,
  readOperatorSettings,
  readProcessSettings,
  readSettings,
} from "@zodiac-at-work/settings";
import { z } from "zod";
import { type ModelSettings, modelProblems, modelVariables, readModelSettings } from "./articles/model-settings.ts";
import { type FetchSettings, fetchProblems, fetchVariables, readFetchSettings } from "./openings/fetch/settings.ts";

/** The checked settings. Only this file reads the environment. */
export interface Config extends ProcessSettings {
  /** Null if payments are not configured, which only a laptop allows. */
  payments: PaymentSettings | null;
  fetching: FetchSettings;
  /** Null if no model is configured: articles are then written by the templates. */
  articleModel: ModelSettings | null;
  /** Who runs the site. The worker only checks that its legal pages can be served. */
  operator: OperatorSettings;
}

/**
 * Reads the settings.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, env, production } = readSettings(environment, schema, (variables, mode) => [
    ...paymentProblems(variables, mode),
    ...fetchProblems(variables, mode),
    ...modelProblems(variables),
  ]);
  return {
    ...readProcessSettings(settings),
    payments: readPaymentSettings(env),
    fetching: readFetchSettings(settings, { production }),
    articleModel: readModelSettings(settings),
    operator: readOperatorSettings(settings),
  };
}

const schema = z.object({
  ...processVariables,
  ...operatorVariables,
  ...paymentVariables,
  ...fetchVariables,
  ...modelVariables,
});
