/** The query of the address at which the home shows the reading. */
export const readingSearch = "?view=reading";

export type ChapterId = "sign" | "partners" | "work" | "numbers" | "years" | "next";

interface ChapterOfReading {
  readonly id: ChapterId;
  readonly title: string;
  /** The name where there is little room. */
  readonly short: string;
  readonly lede?: string;
}

/** Returns the id of a chapter in the page, the target of links. */
export function fragmentOf(id: ChapterId): string {
  return `reading-${id}`;
}

/** Returns the address of a chapter on the page of the reading. */
export function addressOf(id: ChapterId): { readonly search: string; readonly hash: string } {
  return { search: readingSearch, hash: fragmentOf(id) };
}

/** Returns the chapter that the fragment of an address names: `years` for `#reading-years`. */
export function chapterOf(hash: string): ChapterId | undefined {
  return chapters.find(({ id }) => hash === `#${fragmentOf(id)}`)?.id;
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
  { id: "work", title: "At work", short: "Work" },
  {
    id: "numbers",
    title: "Your numbers",
    short: "Numbers",
    lede: "Three numbers of your birth date, each with its sums.",
  },
  { id: "years", title: "Your years", short: "Years", lede: "The next twelve zodiac years hold every sign once." },
  { id: "next", title: "What to do next", short: "Next" },
];
