export {
  type LegalPage,
  legalPages,
  type OperatorSettings,
  operatorVariables,
  readOperatorSettings,
  type UnservedLegalPage,
  unservedLegalPages,
} from "./operator-settings.ts";
export { type ProcessSettings, processVariables, readProcessSettings } from "./process-settings.ts";
export { type Environment, readSettings, SettingsError } from "./read-settings.ts";
export { portNumber } from "./variables.ts";
