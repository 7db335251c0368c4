import { z } from "zod";

const form = "postgres://user:password@host:port/database";

/** The address of a PostgreSQL database. */
export const databaseUrl = z
  .string(`is missing: ${form}`)
  .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), `is not of the form ${form}`);

/** A level of pino; `info` if it is missing. */
export const logLevel = z
  .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "is not a level of pino")
  .default("info");

/** A port to listen on. Port 0 chooses a free port. */
export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, "is not a port number")
  .transform(Number)
  .refine((port) => port <= 65_535, "is not a port number");
