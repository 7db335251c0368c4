import type { Family, ReadKeyword } from "../types/family.ts";
import { shareStories } from "./share-stories.ts";
import { signStories } from "./sign-stories.ts";
import { specialStories } from "./special-stories.ts";
import type { Story } from "./story.ts";

const all: readonly Story[] = [...signStories, ...shareStories, ...specialStories];

/** What the catalog shows about signs, with tests against chance. */
export const stories: Family = {
  name: "stories",
  keywords: all.map(({ keyword, category, intent }) => ({ keyword, category, intent })),
  has: (keyword) => storyFor(keyword) !== undefined,
  find: (keyword, context) => storyFor(keyword)?.write(context),
};

function storyFor({ text }: ReadKeyword): Story | undefined {
  return all.find(({ keyword, pattern }) => text === keyword || pattern.test(text));
}
