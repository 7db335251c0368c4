import type { Db } from "../platform/client.ts";
import { insertPost, type NewPost } from "./insert-post.ts";
import type { Post } from "./post.ts";

/** Returns an article to add. Its title is a number of its own unless `values` names one. */
export function makePost(values: Partial<NewPost> = {}): NewPost {
  const { title = `Article ${++made}` } = values;
  return {
    title,
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    content: `<p>Content of ${title}.</p>`,
    metaDescription: null,
    targetKeyword: null,
    category: null,
    featuredImage: null,
    words: 4,
    signs: [],
    internalLinks: 0,
    family: null,
    ifSlugTaken: "number",
    status: "draft",
    updatedBy: "ada",
    now: new Date("2026-11-22T08:00:00Z"),
    ...values,
  };
}

/** Adds an article. */
export async function addPost(db: Db, values: Partial<NewPost> = {}): Promise<Post> {
  return db.transaction().execute((trx) => insertPost(trx, makePost(values)));
}

let made = 0;
