import type { z } from "zod";
import type { Operation } from "./types.ts";

/** Defines an operation, with the type of its parameters inferred from the schema. */
export function operation<Schema extends z.ZodType>(definition: Operation<Schema>): Operation {
  return definition;
}
