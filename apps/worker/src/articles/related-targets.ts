import { type LinkTarget, signsIn } from "@zodiac-at-work/articles";
import type { LinkablePost } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { articlePath } from "./site-paths.ts";

/** An article that is not linked to itself. */
interface Subject {
  readonly id?: number;
  readonly targetKeyword: string;
  readonly signs: readonly SignId[];
}

/** More targets would cost time, and an article gets five links at most. */
const mostTargets = 60;

/**
 * Returns the articles that are closest to a subject as targets of links: those that share signs, then those that share
 * words of the keyword, the newest first among equals.
 */
export function relatedTargets(subject: Subject, posts: readonly LinkablePost[]): LinkTarget[] {
  const words = wordsOf(subject.targetKeyword);
  const closeness = ({ signs, targetKeyword }: LinkablePost): number => {
    const sharedSigns = signs.filter((sign) => subject.signs.includes(sign)).length;
    const sharedWords = [...wordsOf(targetKeyword ?? "")].filter((word) => words.has(word)).length;
    return sharedSigns * 3 + sharedWords;
  };
  return posts
    .filter(({ id }) => id !== subject.id)
    .map((post) => ({ post, score: closeness(post) }))
    .sort((a, b) => b.score - a.score || b.post.id - a.post.id)
    .slice(0, mostTargets)
    .map(({ post: { slug, title, targetKeyword } }) => ({
      path: articlePath(slug),
      title,
      targetKeyword: targetKeyword ?? title,
    }));
}

/** Returns the signs of an article that is not written yet. */
export function signsOfKeyword(keyword: string): SignId[] {
  return signsIn({ title: keyword, targetKeyword: keyword, content: "" });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
}
