import { mostArticlesAtOnce } from "@zodiac-at-work/catalog";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { checkArticle, openQueue } from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";

/** What became of one article: a text says why it stays as it was. */
type Outcome = "changed" | "unchanged" | { readonly reason: string };

const dayMs = 86_400_000;

export const blogBulk: Routes = ({ mount }, { db }) => {
  const queue = openQueue(db);

  mount(contracts.listArticleIds, ({ query }) => queries.listPostIds(db, query, { limit: mostArticlesAtOnce }));

  mount(contracts.changeArticles, async ({ body, log }) => {
    const { action, daysBetween = 0 } = body;
    const ids = [...new Set(body.ids)];
    const first = action === "schedule" ? readTime(body.at) : undefined;
    const states = await queries.findPostStates(db, ids);
    const counts = { changed: 0, unchanged: 0 };
    const failures: contracts.Of<typeof contracts.changeArticles, "response">["failures"] = [];
    let scheduled = 0;
    // One after the other: each is a transaction of its own, and the caller's turn is one connection.
    for (const id of ids) {
      const at = first && new Date(first.getTime() + scheduled * daysBetween * dayMs);
      const outcome = await change(action, states.get(id), at).catch((err: unknown): Outcome => {
        log.error({ err, articleId: id, action }, "an article of several could not be changed");
        return { reason: "An error of the server kept it from being changed. Try again." };
      });
      if (outcome === "changed") scheduled += 1;
      if (typeof outcome === "string") counts[outcome] += 1;
      else failures.push({ id, title: states.get(id)?.title ?? null, reason: outcome.reason });
    }
    return { ...counts, failures };
  });

  async function change(
    action: contracts.Of<typeof contracts.changeArticles, "body">["action"],
    post: queries.PostState | undefined,
    at: Date | undefined,
  ): Promise<Outcome> {
    if (!post) return { reason: "The article does not exist." };
    if (post.deletedAt) return action === "delete" ? "unchanged" : gone;
    const { id, status } = post;
    switch (action) {
      case "publish":
        if (status === "published") return "unchanged";
        return outcomeOf(await queries.publishPost(db, id, new Date()));
      case "unpublish":
        if (status === "draft") return "unchanged";
        return outcomeOf(await queries.unpublishPost(db, id));
      case "schedule":
        // It would leave the site until then, which is not what somebody means who schedules several.
        if (status === "published") return { reason: "It is published already. Unpublish it first." };
        return outcomeOf(at && (await queries.schedulePost(db, id, at)));
      case "recheck":
        await queue.enqueue(checkArticle, { postId: id });
        return "changed";
      case "delete":
        return outcomeOf(await queries.deletePost(db, id, new Date()));
    }
  }
};

const gone: Outcome = { reason: "The article was deleted." };

/** An article that is not found any more was deleted since its status was read. */
function outcomeOf(post: queries.Post | undefined): Outcome {
  return post ? "changed" : gone;
}

function readTime(at: string | undefined): Date {
  const time = new Date(at ?? Number.NaN);
  if (Number.isNaN(time.getTime())) throw new ApiError("invalid-request", "body.at: is required to schedule articles");
  if (time.getTime() <= Date.now()) throw new ApiError("invalid-request", "body.at: must be in the future");
  return time;
}
