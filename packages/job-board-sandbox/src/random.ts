import { createHash } from "node:crypto";

/** Returns a number from 0 up to `below`, the same for the same parts. */
export function pickNumber(below: number, ...parts: (string | number)[]): number {
  const digest = createHash("sha256").update(parts.join("\n")).digest();
  return digest.readUInt32BE() % below;
}

/** Returns one of the values, the same for the same parts. */
export function pick<Value>(values: readonly [Value, ...Value[]], ...parts: (string | number)[]): Value {
  return values[pickNumber(values.length, ...parts)] ?? values[0];
}
