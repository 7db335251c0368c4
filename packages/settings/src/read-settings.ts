import type { z } from "zod";

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment lacks settings or has invalid ones. The message lists every problem by name and no value. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[], nodeEnv: string | undefined) {
    const mode = nodeEnv ? `NODE_ENV=${nodeEnv}` : "NODE_ENV is not set, so this is production";
    super([`The settings are not complete (${mode}):`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
    this.problems = problems;
  }
}

/**
 * Checks the environment of a process. An empty variable counts as missing. Anything but `development` and `test` in
 * NODE_ENV counts as production. A slip can only make the process stricter.
 *
 * @param schema of the variables; each message continues the variable's name, such as `is missing: …`
 * @param check returns further problems as sentences that name variables and no values
 * @throws {SettingsError} with every problem at once
 * @example
 * const { settings, production } = readSettings(process.env, z.object(variables), () => []);
 */
export function readSettings<Settings>(
  environment: Environment,
  schema: z.ZodType<Settings>,
  check: (env: Environment, mode: { production: boolean }) => readonly string[],
): { settings: Settings; env: Environment; production: boolean } {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const production = env.NODE_ENV !== "development" && env.NODE_ENV !== "test";
  const result = schema.safeParse(env);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`),
    ...check(env, { production }),
  ];
  if (problems.length > 0 || !result.success) throw new SettingsError(problems, env.NODE_ENV);
  return { settings: result.data, env, production };
}
