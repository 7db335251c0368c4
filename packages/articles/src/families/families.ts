import { explainers } from "../explainers/explainers.ts";
import { guides } from "../guides/guides.ts";
import { stories } from "../stories/stories.ts";
import type { Family } from "../types/family.ts";

/** The kinds of articles that the built-in writer has matter for. */
export const families: readonly Family[] = [stories, guides, explainers];
