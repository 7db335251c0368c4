/** The moments of a working week that the articles describe. */
export const moments = [
  "meeting",
  "deadline",
  "money",
  "conflict",
  "feedback",
  "morning",
  "newcomer",
  "boss",
  "selling",
  "rest",
  "writing",
  "choice",
] as const;

export type Moment = (typeof moments)[number];

/** How fast a sign moves, how it treats risk and how it speaks. Pairs are compared by these. */
export interface Temper {
  readonly pace: "quick" | "even" | "slow";
  readonly risk: "bold" | "careful";
  readonly talk: "plain" | "soft" | "spare";
}

/** What tradition says about a sign, told as office life. The texts are the articles' own. */
export interface SignPortrait {
  readonly temper: Temper;
  /** A noun in title case, without article. */
  readonly role: string;
  /** Noun phrases: what the sign brings. */
  readonly gifts: readonly [string, string, string];
  /** Gerund phrases: what goes wrong when a gift has no limit. */
  readonly traps: readonly [string, string, string];
  /** Imperatives without a period, each against the trap in the same place. */
  readonly remedies: readonly [string, string, string];
  /** Facts of folklore and language. */
  readonly lore: readonly string[];
  /** Scenes. Each names the sign and can stand beside scenes of others. */
  readonly moments: Readonly<Record<Moment, readonly string[]>>;
  /** Kinds of work, each with a clause that gives the reason. */
  readonly jobs: readonly (readonly [job: string, why: string])[];
}
