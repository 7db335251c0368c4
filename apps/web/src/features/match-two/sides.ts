import { careerMatch, isSignId, type SignId, signIds } from "@zodiac-at-work/zodiac";

export const kinds = ["person", "company", "brand", "state"] as const;

export type Kind = (typeof kinds)[number];

/** What one side of a match holds, as the URL names it. */
export interface Side {
  readonly kind: Kind;
  /** The sign of a person, or the name of a record. Undefined until something is chosen. A birth date is never here. */
  readonly value: string | undefined;
}

/**
 * Reads a side from the URL: `person:dragon`, `company:Reddit`. Anything else is a side of the given kind without a choice.
 *
 * @example
 * sideIn("company:Reddit", "person"); // { kind: "company", value: "Reddit" }
 */
export function sideIn(text: string | null, kind: Kind): Side {
  const [asked, ...rest] = (text ?? "").split(":");
  const found = kinds.find((each) => each === asked);
  if (!found) return { kind, value: undefined };
  const value = rest.join(":").slice(0, 200);
  if (found === "person") return { kind: found, value: isSignId(value) ? value : undefined };
  return { kind: found, value: value || undefined };
}

/** Returns the URL's text of a side. */
export function textOf({ kind, value }: Side): string {
  return value ? `${kind}:${value}` : `${kind}:`;
}

/** Returns the sign that helps two others most: the one whose lower score with both is the highest. */
export function bridgeOf(a: SignId, b: SignId): SignId {
  const lower = (sign: SignId) => Math.min(careerMatch(a, sign).score, careerMatch(b, sign).score);
  const others = signIds.filter((sign) => sign !== a && sign !== b);
  return others.reduce((best, sign) => (lower(sign) > lower(best) ? sign : best));
}
