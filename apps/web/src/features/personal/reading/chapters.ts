export type ChapterId = "sign" | "partners" | "work" | "numbers" | "years" | "next";

interface ChapterOfReading {
  readonly id: ChapterId;
  readonly title: string;
  /** The name where there is little room. */
  readonly short: string;
  readonly lede?: string;
  /** Whether it is folded on a phone until the reader unfolds it. */
  readonly isFolded?: boolean;
}

/** Returns the id of a chapter in the page, the target of links. */
export function fragmentOf(id: ChapterId): string {
  return `reading-${id}`;
}

/** The chapters of a reading, in their order. */
export const chapters: readonly ChapterOfReading[] = [
  { id: "sign", title: "Your sign", short: "Sign" },
  {
    id: "partners",
    title: "Who you work with",
    short: "People",
    lede: "Scores run from 6 to 92. Every pair starts at 50, and each rule adds or takes points.",
  },
  { id: "work", title: "At work", short: "Work", isFolded: true },
  {
    id: "numbers",
    title: "Your numbers",
    short: "Numbers",
    lede: "Three numbers of your birth date, each with its sums.",
  },
  { id: "years", title: "Your years", short: "Years", lede: "The next twelve zodiac years hold every sign once." },
  { id: "next", title: "What to do next", short: "Next", isFolded: true },
];
