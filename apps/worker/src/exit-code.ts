import { SettingsError } from "@zodiac-at-work/settings";
import { CommanderError } from "commander";

/** How a command ended, for scripts. `partial`: some of the work could not be done. */
export const exitCode = { complete: 0, partial: 1, failed: 2, usage: 3 } as const;

/** A value on the command line that can't be used. The message says which values can. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A failure that the operator can mend. The message says how; nobody needs the stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** Prints why a command failed, unless commander has done so, and returns the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.complete : exitCode.usage;
  const isExpected = error instanceof UsageError || error instanceof CommandError || error instanceof SettingsError;
  console.error(isExpected ? error.message : error);
  return error instanceof UsageError ? exitCode.usage : exitCode.failed;
}
