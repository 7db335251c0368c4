/** @example signPlural("Ox"); // "Oxen" */
export function signPlural(name: string): string {
  return name === "Ox" ? "Oxen" : `${name}s`;
}
