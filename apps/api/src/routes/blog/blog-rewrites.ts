import { paragraphAt, withParagraph } from "@zodiac-at-work/articles";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import * as tasks from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";
import { cleanText } from "../../server-pages/blog/article/article-text.ts";
import { toFullArticle } from "../../server-pages/blog/article-response.ts";
import { articleNotFound, saveArticle, versionConflict } from "./save-article.ts";

type Rewriting = contracts.Of<typeof contracts.getRewriting, "response">["rewriting"];

/** How long a call waits for its task. Proxies give up after half a minute. */
const defaultWaitMs = 25_000;

export const blogRewrites: Routes = ({ mount, mountWaiting, onClosing }, { db, generationWaitMs = defaultWaitMs }) => {
  const queue = tasks.openQueue(db);
  const closing = new AbortController();
  onClosing(() => closing.abort());

  mountWaiting(contracts.rewriteParagraph, async ({ params, body, takeTurn, signal }) => {
    const [post, hasWorker, task] = await takeTurn(async () => {
      const found = await getDraft(Number(params.id));
      if (found.version !== body.version) throw versionConflict({ savedBy: found.updatedBy, savedAt: found.updatedAt });
      if (!paragraphAt(found.content, body.block)) {
        throw new ApiError("invalid-request", "body.block: must be a paragraph of the article");
      }
      const order = { postId: found.id, version: found.version, block: body.block };
      return [found, await tasks.isWorkerRunning(db), await queue.enqueue(tasks.rewriteParagraph, order)] as const;
    });
    const leaving = AbortSignal.any([signal, closing.signal]);
    // Without a worker, waiting would be in vain.
    const state = await queue
      .waitForOutcome(tasks.rewriteParagraph, task.id, { timeoutMs: hasWorker ? generationWaitMs : 0, signal: leaving })
      .catch((error: unknown) => {
        if (!leaving.aborted) throw error;
        return undefined;
      });
    const rewriting = await describe(task.id, state, { post, block: body.block }, hasWorker);
    return { hasEnded: rewriting.state !== "waiting", response: { rewriting } };
  });

  mount(contracts.getRewriting, async ({ params }) => {
    const { post, state, block } = await getTask(params);
    return { rewriting: await describe(params.task, state, { post, block }, await tasks.isWorkerRunning(db)) };
  });

  mount(contracts.acceptRewriting, async ({ params, caller }) => {
    const { post, state } = await getTask(params);
    if (state.state !== "completed" || state.outcome.after === null) {
      throw new ApiError("not-found", "There is no other version of the paragraph.");
    }
    const { version, block, after } = state.outcome;
    // Over another version, the block may be another paragraph. `saveArticle` compares again, with the article locked.
    if (post.version !== version) throw versionConflict({ savedBy: post.updatedBy, savedAt: post.updatedAt });
    const { title, category, featuredImage } = post;
    const { removed, slug, ...text } = cleanText({
      ...{ title, category, featuredImage, content: withParagraph(post.content, block, after) },
      metaDescription: post.metaDescription ?? "",
      targetKeyword: post.targetKeyword ?? "",
    });
    // Drafts that the administrator has elsewhere stay.
    await saveArticle(db, queue, {
      ...{ id: post.id, version, discardsDraft: false },
      change: { ...text, updatedBy: caller.uid },
    });
    const saved = await queries.findPostForEditor(db, post.id);
    if (!saved) throw articleNotFound();
    return { post: toFullArticle(saved) };
  });

  /** Readers see a published article, so its text is not changed by a writer. */
  async function getDraft(id: number): Promise<queries.Post> {
    const post = await queries.findPostForEditor(db, id);
    if (!post || post.deletedAt) throw articleNotFound();
    if (post.status === "published") {
      throw new ApiError("invalid-request", "The article is published. Unpublish it, or edit it yourself.");
    }
    return post;
  }

  async function getTask(params: { id: string; task: string }) {
    const post = await getDraft(Number(params.id));
    const [state, order] = await Promise.all([
      queue.findTask(tasks.rewriteParagraph, params.task),
      queue.findData(tasks.rewriteParagraph, params.task),
    ]);
    if (!state || !order || order.postId !== post.id) {
      throw new ApiError("not-found", "Nobody asked for another version of a paragraph here, or it was a week ago.");
    }
    return { post, state, block: order.block };
  }
};

type Outcome =
  typeof tasks.rewriteParagraph extends tasks.Task<infer _Data, infer Result, infer _Progress> ? Result : never;

async function describe(
  task: string,
  state: tasks.TaskState<Outcome> | undefined,
  { post, block }: { post: queries.Post; block: number },
  hasWorker: boolean,
): Promise<Rewriting> {
  const before = paragraphAt(post.content, block)?.html ?? "";
  const common = { task, block, before, after: null };
  if (state?.state === "completed") {
    const { after, problem, before: measured } = state.outcome;
    return { ...common, before: measured ?? before, after, problem, state: after === null ? "refused" : "proposed" };
  }
  if (state?.state === "failed" || state?.state === "canceled") {
    return { ...common, state: "refused", problem: "The paragraph could not be written. Try again." };
  }
  const problem = hasWorker ? null : "The paragraph waits for the background worker, which is not running.";
  return { ...common, state: "waiting", problem };
}
