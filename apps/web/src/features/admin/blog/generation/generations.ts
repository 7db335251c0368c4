import { generationSteps } from "@zodiac-at-work/catalog";
import type { ToastMessage } from "@zodiac-at-work/ui/toaster";
import type { Generation } from "../blog-admin-types.ts";

/** Returns whether a generation is queued or running. */
export function isUnended({ state }: Pick<Generation, "state">): boolean {
  return state === "queued" || state === "running";
}

/** Returns how many steps of a generation are done. */
export function stepsDone({ step }: Pick<Generation, "step">): number {
  return step === null ? 0 : generationSteps.indexOf(step);
}

/** Returns what a generation writes: the exact title, else the keyword. */
export function subjectOf({ keyword, title }: Pick<Generation, "keyword" | "title">): string {
  return title ?? keyword ?? "A keyword is being chosen";
}

/** Returns the toast for a generation that has ended. */
export function outcomeToast({ state, post, problem }: Pick<Generation, "state" | "post" | "problem">): ToastMessage {
  if (state === "failed") {
    return { title: "Generation Failed", description: problem ?? "No article was saved.", destructive: true };
  }
  return { title: "Article Generated", ...(post && { description: savedText(post) }) };
}

/** Returns what became of a new article: `“Life path 3 at work” is a draft.` */
export function savedText({ title, status }: NonNullable<Generation["post"]>): string {
  return `“${title}” is ${status === "draft" ? "a draft" : status}.`;
}
