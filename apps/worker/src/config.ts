import { z } from "zod";

/** What the environment says, checked. This is the only file that reads it. */
export interface Config {
  databaseUrl: string;
}

/** The environment is not one to work with; the message names every setting that is missing or wrong, and no value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** @throws {ConfigError} */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const result = schema.safeParse(environment);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "));
  }
  return { databaseUrl: result.data.DATABASE_URL };
}

const schema = z.object({
  DATABASE_URL: z
    .string("is missing: postgres://user:password@host:port/database")
    .refine(
      (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
      "is not of the form postgres://user:password@host:port/database",
    ),
});
