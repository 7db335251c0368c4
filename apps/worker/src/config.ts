import { type PaymentSettings, paymentProblems, paymentVariables, readPaymentSettings } from "@zodiac-at-work/payments";
import {
  type Environment,
  type ProcessSettings,
  processVariables,
  readProcessSettings,
  readSettings,
} from "@zodiac-at-work/settings";
import { z } from "zod";

/** The checked settings. Only this file reads the environment. */
export interface Config extends ProcessSettings {
  /** Null if payments are not configured, which only a laptop allows. */
  payments: PaymentSettings | null;
}

/**
 * Reads the settings.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, env } = readSettings(environment, schema, paymentProblems);
  return { ...readProcessSettings(settings), payments: readPaymentSettings(env) };
}

const schema = z.object({ ...processVariables, ...paymentVariables });
