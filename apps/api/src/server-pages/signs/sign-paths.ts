import { isSignId, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";

/** The path of the list of the signs. */
export const signsPath = "/signs";

export function signPath(sign: SignId): string {
  return `${signsPath}/${sign}`;
}

/**
 * Returns the one path of two signs. It has them in alphabetical order.
 *
 * @example
 * pairPath("rat", "dragon"); // "/signs/dragon/rat"
 */
export function pairPath(a: SignId, b: SignId): string {
  return `${signsPath}/${[a, b].sort().join("/")}`;
}

/** Every path below the list: twelve signs, and 78 pairs with those of a sign and itself. */
export const signPaths: readonly string[] = [
  ...signIds.map(signPath),
  ...new Set(signIds.flatMap((a) => signIds.map((b) => pairPath(a, b)))),
];

/** Reads a sign of a path, in any case. */
export function parseSign(segment: string): SignId | undefined {
  const id = segment.toLowerCase();
  return isSignId(id) ? id : undefined;
}

/**
 * Returns the name of two signs.
 *
 * @example
 * pairName("dragon", "dragon"); // "Two Dragons"
 */
export function pairName(a: SignId, b: SignId): string {
  if (a === b) return `Two ${a === "ox" ? "Oxen" : `${signById(a).name}s`}`;
  return `${signById(a).name} and ${signById(b).name}`;
}
