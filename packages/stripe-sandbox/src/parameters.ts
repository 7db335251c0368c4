import qs from "qs";
import { z } from "zod";
import { invalidRequest, type StripeApiError } from "./errors.ts";

/** Parses `a[b]=c` and `a[0]=b`, the format that the SDK writes. */
export function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 1000 });
}

/** @throws {StripeApiError} for the first invalid parameter, in Stripe's words. */
export function parseParameters<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw parameterError(result.error, raw);
}

export const text = z.string().min(1, "You passed an empty string, and this parameter cannot be unset.").max(5000);

export const boolean = z.enum(["true", "false"], "Invalid boolean.").transform((word) => word === "true");

export const integer = z.string().transform((digits, context) => {
  if (/^-?\d{1,15}$/.test(digits)) return Number(digits);
  context.addIssue(issue("parameter_invalid_integer", `Invalid integer: ${digits}`));
  return z.NEVER;
});

/** Cents, within Stripe's limits for US dollars. */
export const amount = integer.superRefine((cents, context) => {
  if (cents < 50) context.addIssue(issue("amount_too_small", "Amount must be at least $0.50 usd"));
  if (cents > 99_999_999) context.addIssue(issue("amount_too_large", "Amount must be no more than $999,999.99"));
});

export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, "Invalid currency.")
  .transform((letters) => letters.toLowerCase());

export const email = z.string().superRefine((address, context) => {
  if (z.email().safeParse(address).success) return;
  context.addIssue(issue("email_invalid", `Invalid email address: ${address}`));
});

export const url = z.string().superRefine((address, context) => {
  if (!URL.canParse(address)) context.addIssue(issue("url_invalid", "Not a valid URL"));
});

export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, "You can have up to 50 metadata keys.");

/** A time in seconds, or a range of them. */
export const created = z.union([
  integer,
  z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
]);

function issue(code: string, message: string): z.core.$ZodRawIssue {
  return { code: "custom", message, params: { code }, input: undefined };
}

function parameterError(error: z.ZodError, raw: unknown): StripeApiError {
  const [first] = error.issues;
  if (!first) throw error;
  if (first.code === "unrecognized_keys") {
    const names = first.keys.map((key) => inBrackets([...first.path, key]));
    const message = `Received unknown parameter${names.length > 1 ? "s" : ""}: ${names.join(", ")}`;
    return invalidRequest(message, { code: "parameter_unknown", param: names[0] });
  }
  const param = inBrackets(first.path);
  if (first.path.length > 0 && valueAt(raw, first.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const code = first.code === "custom" ? String(first.params?.code ?? "") || undefined : undefined;
  return invalidRequest(first.message, { code, param });
}

/** @example inBrackets(["card", "number"]) // "card[number]" */
function inBrackets([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? "") + rest.map((key) => `[${String(key)}]`).join("");
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    raw,
  );
}
