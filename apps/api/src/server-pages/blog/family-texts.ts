import type { ArticleFamily } from "@zodiac-at-work/catalog";

/** How the blog presents each family of articles. */
export const familyTexts: Readonly<Record<ArticleFamily, { readonly name: string; readonly lede: string }>> = {
  stories: {
    name: "Data stories",
    lede: "Counts from our catalog of companies, car brands and states, with a test against chance.",
  },
  guides: {
    name: "Guides",
    lede: "What each sign can do in a meeting, an interview or a quarrel, and what two signs can say to each other.",
  },
  explainers: {
    name: "Calendar explainers",
    lede: "How years, elements and life path numbers are worked out, with the dates that decide.",
  },
};
