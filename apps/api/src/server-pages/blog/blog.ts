import { seriesOf } from "@zodiac-at-work/articles";
import { pages } from "@zodiac-at-work/contracts/pages";
import {
  findBySlug,
  findFirstInSeries,
  findNeighbors,
  findNextPublication,
  findPreview,
  hasPreview,
  listCorrections,
  listPublicPosts,
  listRelatedPosts,
} from "@zodiac-at-work/db";
import type { CivilDate } from "@zodiac-at-work/zodiac";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { createPageSender, Instead, type PageParts } from "../shared/page-sender.ts";
import { articlePath, lastChange } from "./article/article.ts";
import { renderArticleHead, renderPreviewHead } from "./article/article-head.ts";
import { renderArticle } from "./article/article-page.ts";
import { createArticlePictureSender } from "./article/article-picture.ts";
import type { BlogOptions } from "./blog-options.ts";
import { renderBlog, renderBlogHead } from "./blog-page.ts";
import { blogPath, parseBlogView } from "./blog-view.ts";
import { deletedArticle, endedPreview, unknownArticle, unknownPage } from "./notices.ts";

/** Articles of a list: a large one and four rows of three. */
const pageSize = 13;
const relatedCount = 3;

/** Serves the blog: its lists, its articles, and previews of articles. */
export const blog = fp(async (app: FastifyInstance, dependencies: BlogOptions) => {
  const { db } = dependencies;
  const lists = createPageSender(dependencies, pages.blog.file, ["blog_posts"]);
  const articles = createPageSender(dependencies, pages.article.file, ["blog_posts"]);
  const previews = createPageSender(dependencies, pages.articlePreview.file, ["blog_posts"]);
  const sendPicture = createArticlePictureSender(dependencies);
  const options = { schema: { hide: true }, config: { frequent: true } };

  app.get("/blog", options, (request, reply) => {
    const view = parseBlogView(request.query as Record<string, unknown>);
    if (!view) return lists.sendNotice(request, reply, unknownPage);
    return lists.send(request, reply, blogPath(view), async (origin) => {
      const list = await listPublicPosts(db, { ...view, page: { page: view.page, limit: pageSize } });
      if (view.page > 1 && list.posts.length === 0) throw new Instead(unknownPage);
      const next = list.posts.length === 0 ? await findNextPublication(db, view) : undefined;
      return {
        head: renderBlogHead(view, list, origin),
        content: renderBlog(view, { ...list, next }),
        lastModified: lastChange(list.posts),
      };
    });
  });

  app.get<{ Params: { file: string } }>("/blog/:file", options, (request, reply) => {
    const { file } = request.params;
    const [, picture] = /^([a-z0-9-]+)\.png$/.exec(file) ?? [];
    if (picture !== undefined) return sendPicture(request, reply, picture);
    const slug = file.slice(0, -".html".length);
    if (!file.endsWith(".html")) return reply.callNotFound();
    if (!slugPattern.test(slug)) return articles.sendNotice(request, reply, unknownArticle);
    return articles.send(request, reply, slug, (origin) => loadArticle(dependencies, slug, origin));
  });

  app.get<{ Params: { file: string } }>("/blog/preview/:file", options, async (request, reply) => {
    const [, token] = /^([\w-]{43})\.html$/.exec(request.params.file) ?? [];
    // The page may be in the cache when its hour is over.
    if (!token || !(await hasPreview(db, token))) return previews.sendNotice(request, reply, endedPreview);
    return previews.sendPrivate(request, reply, token, () => loadPreview(dependencies, token));
  });
});

/** A slug in any case. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

async function loadArticle({ db }: BlogOptions, slug: string, origin: string): Promise<PageParts> {
  const found = await findBySlug(db, slug.toLowerCase());
  if (!found) throw new Instead(unknownArticle);
  if (found.kind === "deleted") throw new Instead(deletedArticle);
  const current = found.kind === "moved" ? found.slug : found.post.slug;
  if (found.kind === "moved" || current !== slug) throw new Instead(articlePath({ slug: current }));
  const { post } = found;
  const [related, neighbors, nextInSeries, corrections] = await Promise.all([
    listRelatedPosts(db, post, relatedCount),
    findNeighbors(db, post.id),
    findFirstInSeries(db, seriesOf(post.targetKeyword ?? "")),
    listCorrections(db, post.id),
  ]);
  return {
    head: renderArticleHead(post, origin),
    content: renderArticle(post, { related, ...neighbors, nextInSeries, corrections }, today()),
    lastModified: lastChange([post, ...related]),
  };
}

async function loadPreview({ db }: BlogOptions, token: string): Promise<PageParts> {
  const preview = await findPreview(db, token);
  if (!preview) throw new Instead(endedPreview);
  const now = new Date();
  const article = {
    ...preview,
    isSample: false,
    writer: null,
    textChangedAt: null,
    computedAt: null,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const related = await listRelatedPosts(db, { id: 0, ...preview }, relatedCount);
  return {
    head: renderPreviewHead(article),
    content: renderArticle(article, { related }, today()),
    lastModified: now,
  };
}

function today(): CivilDate {
  const now = new Date();
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
}
