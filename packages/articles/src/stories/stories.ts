import type { Family } from "../family.ts";
import { shareStories } from "./share-stories.ts";
import { signStories } from "./sign-stories.ts";
import { specialStories } from "./special-stories.ts";

const all = [...signStories, ...shareStories, ...specialStories];

/** What the catalog shows about signs, with tests against chance. */
export const stories: Family = {
  name: "stories",
  keywords: all.map(({ keyword, category, intent }) => ({ keyword, category, intent })),
  find: ({ text }, context) =>
    all.find(({ keyword, pattern }) => text === keyword || pattern.test(text))?.write(context),
};
