export { currentUser } from "./current-user.ts";
export {
  type LegalPage,
  legalPages,
  type OperatorSettings,
  offerProblem,
  readOperatorSettings,
  type UnservedLegalPage,
  unservedLegalPages,
} from "./operator-settings.ts";
export { type PaymentSettings, paymentProblems, readPaymentSettings } from "./payment-settings.ts";
export { type ProcessSettings, readProcessSettings } from "./process-settings.ts";
export { type Environment, readSettings, SettingsError } from "./read-settings.ts";
export { type RetentionSettings, readRetentionSettings } from "./retention-settings.ts";
export { databaseAddress, portNumber, sharedVariables, tracingVariables } from "./variables.ts";
