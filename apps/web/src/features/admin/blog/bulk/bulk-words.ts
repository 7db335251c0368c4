import type { ArticleAction } from "@zodiac-at-work/catalog";
import { counted } from "@zodiac-at-work/catalog/counted";

interface ActionWords {
  /** The button: `Publish`. */
  readonly name: string;
  /** What it does to the articles, before the question is answered. */
  readonly effect: string;
  /** What happened: `12 articles published`. */
  readonly done: string;
}

export const actionWords: Readonly<Record<ArticleAction, ActionWords>> = {
  publish: {
    name: "Publish",
    effect: "Readers see them at once. Those that are public already stay as they are.",
    done: "published",
  },
  unpublish: {
    name: "Unpublish",
    effect: "They become drafts, and readers don’t find them anymore. Scheduled ones lose their time.",
    done: "unpublished",
  },
  schedule: {
    name: "Schedule",
    effect: "They are published by themselves. Those that are public already stay as they are.",
    done: "scheduled",
  },
  recheck: {
    name: "Recheck",
    effect: "The worker measures them again. The findings appear in their editors.",
    done: "sent to be checked",
  },
  delete: {
    name: "Delete",
    effect: "Their addresses answer that they are gone. You can restore them under “Deleted”.",
    done: "deleted",
  },
};

/** `Publish 12 articles?` */
export function questionOf(action: ArticleAction, articles: number): string {
  return `${actionWords[action].name} ${counted(articles, "article")}?`;
}

interface Outcome {
  readonly changed: number;
  readonly unchanged: number;
  readonly failures: readonly unknown[];
}

/**
 * Says what became of the articles.
 *
 * @example
 * outcomeOf("publish", { changed: 10, unchanged: 1, failures: [{}] }); // "10 articles published. 1 was like this before. 1 stays as before."
 */
export function outcomeOf(action: ArticleAction, { changed, unchanged, failures }: Outcome): string {
  const sentences = [`${counted(changed, "article")} ${actionWords[action].done}.`];
  if (unchanged > 0) sentences.push(`${unchanged} ${unchanged === 1 ? "was" : "were"} like this before.`);
  if (failures.length > 0) sentences.push(`${failures.length} ${failures.length === 1 ? "stays" : "stay"} as before.`);
  return sentences.join(" ");
}
