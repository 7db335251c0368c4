import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { checkArticle, openQueue } from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";
import { cleanText } from "../../server-pages/blog/article/article-text.ts";
import { toArticleInBrief, toFullArticle, toListedArticle } from "../../server-pages/blog/article-response.ts";
import { articleNotFound, refuseSlug, saveArticle } from "./save-article.ts";

export const blogPosts: Routes = ({ mount, mountCached }, { db }) => {
  const queue = openQueue(db);

  const isCacheable = ({ posts }: { posts: readonly unknown[] }) => posts.length > 0;
  mountCached(contracts.listPublishedArticles, { tags: ["blog_posts"], isCacheable }, async (query) => {
    const { category, page, limit } = query;
    const isPaged = page !== undefined || limit !== undefined;
    const { posts, ...totals } = await queries.listPublicPosts(db, {
      category,
      page: isPaged ? readPage(query) : undefined,
    });
    return { posts: posts.map(toArticleInBrief), ...totals };
  });

  mount(contracts.listArticles, async ({ query }) => {
    const { posts, ...totals } = await queries.listPosts(db, query, readPage(query));
    return { posts: posts.map(toListedArticle), ...totals };
  });

  mount(contracts.getArticle, async ({ params, caller }) => {
    const id = Number(params.id);
    const [post, draft, others] = await Promise.all([
      getPost(id),
      queries.findDraft(db, id, caller.uid),
      queries.listOtherDrafts(db, id, caller.uid),
    ]);
    return { post: toFullArticle(post), draft: draft ? readDraft(draft) : null, others: withIsoDates(others) };
  });

  mount(contracts.createArticle, async ({ body, caller }) => {
    const { removed, ...text } = cleanText(body);
    const post = await db.transaction().execute(async (trx) => {
      const inserted = await queries
        .insertPost(trx, {
          ...text,
          ifSlugTaken: body.slug === undefined ? "number" : "refuse",
          status: "draft",
          updatedBy: caller.uid,
          now: new Date(),
        })
        .catch(refuseSlug);
      await queue.enqueue(checkArticle, { postId: inserted.id }, trx);
      return inserted;
    });
    return { post: await getFullArticle(post.id), removed };
  });

  mount(contracts.saveArticle, async ({ params, body, caller }) => {
    const { removed, ...text } = cleanText(body);
    const { slug, category, featuredImage, version, correction } = body;
    const change = { ...text, slug, category, featuredImage, correction: correction?.trim(), updatedBy: caller.uid };
    return { post: await save(Number(params.id), version, change, { discardsDraft: true }), removed };
  });

  mount(contracts.publishArticle, ({ params }) => changed(queries.publishPost(db, Number(params.id), new Date())));

  mount(contracts.scheduleArticle, ({ params, body }) => {
    const at = new Date(body.at);
    if (at.getTime() <= Date.now()) throw new ApiError("invalid-request", "body.at: must be in the future");
    return changed(queries.schedulePost(db, Number(params.id), at));
  });

  mount(contracts.unpublishArticle, ({ params }) => changed(queries.unpublishPost(db, Number(params.id))));
  mount(contracts.deleteArticle, ({ params }) => changed(queries.deletePost(db, Number(params.id), new Date())));
  mount(contracts.undeleteArticle, ({ params }) => changed(queries.undeletePost(db, Number(params.id))));

  mount(contracts.saveArticleDraft, async ({ params, body, caller }) => {
    const saved = await queries.upsertDraft(db, { postId: Number(params.id), userId: caller.uid, ...body });
    if (!saved) throw articleNotFound();
    return withIsoDates(saved);
  });

  mount(contracts.discardArticleDraft, async ({ params, caller }) => {
    await getPost(Number(params.id));
    await queries.deleteDraft(db, Number(params.id), caller.uid);
    return {};
  });

  mount(contracts.listRevisions, async ({ params }) => {
    const id = Number(params.id);
    const [revisions] = await Promise.all([queries.listRevisions(db, id), getPost(id)]);
    return { revisions: withIsoDates(revisions) };
  });

  mount(contracts.getRevision, async ({ params }) => ({ revision: withIsoDates(await getRevision(params)) }));

  mount(contracts.restoreRevision, async ({ params, body, caller }) => {
    const revision = await getRevision(params);
    const { metaDescription, targetKeyword, slug, ...rest } = revision;
    // An older release may have cleaned its HTML by other rules.
    const {
      removed,
      slug: unused,
      ...text
    } = cleanText({
      ...rest,
      metaDescription: metaDescription ?? "",
      targetKeyword: targetKeyword ?? "",
    });
    const change = { ...text, updatedBy: caller.uid };
    return { post: await save(Number(params.id), body.version, change, { discardsDraft: false }), removed };
  });

  mount(contracts.createPreview, async ({ body }) => {
    const { removed, ...text } = cleanText(body);
    const token = await queries.insertPreview(db, text);
    return { path: `/blog/preview/${token}.html`, removed };
  });

  async function save(
    id: number,
    version: number | undefined,
    change: Omit<queries.PostChange, "now">,
    { discardsDraft }: { discardsDraft: boolean },
  ) {
    await saveArticle(db, queue, { id, version, change, discardsDraft });
    return getFullArticle(id);
  }

  async function changed(change: Promise<queries.Post | undefined>) {
    const post = await change;
    if (!post) throw articleNotFound();
    return { post: await getFullArticle(post.id) };
  }

  async function getFullArticle(id: number) {
    return toFullArticle(await getPost(id));
  }

  async function getPost(id: number): Promise<queries.Post> {
    const post = await queries.findPostForEditor(db, id);
    if (!post) throw articleNotFound();
    return post;
  }

  async function getRevision(params: { id: string; version: string }): Promise<queries.Revision> {
    const revision = await queries.findRevision(db, Number(params.id), Number(params.version));
    if (!revision) throw new ApiError("not-found", "The article has no such earlier version.");
    return revision;
  }
};

const draftFields = contracts.saveArticleDraft.body.shape.fields;

/** Drops the fields of an older release. */
function readDraft({ baseVersion, fields, updatedAt }: queries.Draft) {
  const { data = {} } = draftFields.safeParse(fields);
  return withIsoDates({ baseVersion, fields: data, updatedAt });
}
