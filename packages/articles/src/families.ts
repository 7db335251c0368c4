import { explainers } from "./explainers/explainers.ts";
import type { Family } from "./family.ts";
import { guides } from "./guides/guides.ts";
import { stories } from "./stories/stories.ts";

/** The kinds of articles that the built-in writer has matter for. */
export const families: readonly Family[] = [stories, guides, explainers];
