/** A value whose dates are ISO 8601 strings, as JSON carries them. */
export type WithIsoDates<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? WithIsoDates<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithIsoDates<Value[Key]> }
      : Value;

/**
 * Copies rows of the database for a response, with every date as an ISO 8601 string in UTC.
 *
 * @example
 * withIsoDates({ name: "IBM", scrapedAt: new Date(0) }); // { name: "IBM", scrapedAt: "1970-01-01T00:00:00.000Z" }
 */
export function withIsoDates<Value>(value: Value): WithIsoDates<Value>;
export function withIsoDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => withIsoDates(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIsoDates(item)]));
}
