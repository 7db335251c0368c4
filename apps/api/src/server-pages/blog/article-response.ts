import { articleStats, countWords, readTime } from "@zodiac-at-work/articles";
import { getArticle, type listArticles, type listPublishedArticles, type Of } from "@zodiac-at-work/contracts";
import type { ListedPost, Post, PostInBrief } from "@zodiac-at-work/db";
import { withIsoDates } from "../../http/iso-dates.ts";

type ArticleInBrief = Of<typeof listPublishedArticles, "response">["posts"][number];
type ListedArticle = Of<typeof listArticles, "response">["posts"][number];
type FullArticle = Of<typeof getArticle, "response">["post"];

/** Counts the words of an article that something other than the product wrote. */
export function toArticleInBrief({ uncounted, words: counted, ...post }: PostInBrief): ArticleInBrief {
  const words = counted ?? countWords(uncounted ?? "");
  return withIsoDates({ ...post, words, readTime: readTime(words) });
}

export function toListedArticle(post: ListedPost): ListedArticle {
  const { status, scheduledFor, deletedAt, version, internalLinks, gatesFailed, ...brief } = post;
  return {
    ...toArticleInBrief(brief),
    ...withIsoDates({ status, scheduledFor, deletedAt, version, internalLinks, gatesFailed }),
  };
}

/** @param post `updatedBy` is an email address or a name */
export function toFullArticle(post: Post): FullArticle {
  const words = post.words ?? articleStats(post.content).words;
  const gates = readGates(post.gates);
  const gatesFailed = gates?.filter(({ passed }) => !passed).length ?? null;
  return { ...withIsoDates({ ...post, words, readTime: readTime(words), gatesFailed }), gates };
}

const gatesSchema = getArticle.response.shape.post.shape.gates;

/** Reads what the checks measured. An older release may have written other checks, which are null, or no findings. */
export function readGates(gates: object | null): FullArticle["gates"] {
  const { data = null } = gatesSchema.safeParse(Array.isArray(gates) ? gates.map(withFindings) : gates);
  return data;
}

function withFindings(gate: object & { readonly problem?: string | null }) {
  return { findings: gate.problem ? [{ block: null, text: gate.problem }] : [], ...gate };
}
