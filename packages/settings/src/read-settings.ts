import type { z } from "zod";

/** Variables of the environment by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment is not one to start with. The problems name every setting that is missing or wrong, and no value. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[], nodeEnv: string | undefined) {
    const mode = nodeEnv ? `NODE_ENV=${nodeEnv}` : "no NODE_ENV, which counts as production";
    super([`The settings are not complete (${mode}):`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
    this.problems = problems;
  }
}

/**
 * Checks the environment of a process. An empty setting is a missing one. Without NODE_ENV the process takes itself to
 * be in production, so that forgetting the name can only make it stricter.
 *
 * @param schema of the variables; its messages go on after the variable's name, such as `is missing: …`
 * @param check what else is wrong with the environment, as sentences that name settings and no values
 * @throws {SettingsError} with everything that is wrong at once
 * @example
 * const { settings, production } = readSettings(process.env, z.object({ DATABASE_URL: databaseUrl }), () => []);
 */
export function readSettings<Settings>(
  environment: Environment,
  schema: z.ZodType<Settings>,
  check: (env: Environment, mode: { production: boolean }) => readonly string[],
): { settings: Settings; env: Environment; production: boolean } {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const production = (env.NODE_ENV ?? "production") === "production";
  const result = schema.safeParse(env);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`),
    ...check(env, { production }),
  ];
  if (problems.length > 0 || !result.success) throw new SettingsError(problems, env.NODE_ENV);
  return { settings: result.data, env, production };
}
