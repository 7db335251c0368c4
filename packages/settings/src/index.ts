export { type Environment, readSettings, SettingsError } from "./read-settings.ts";
export { databaseUrl, logLevel, portNumber } from "./variables.ts";
