/** Returns whether an object is of no class: what `{}`, JSON and `Object.create(null)` make. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
