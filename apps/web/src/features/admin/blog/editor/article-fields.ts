import type { Api, Of } from "@zodiac-at-work/contracts";

/** An article with its revision state, as the API returns it to its editor. */
export type FullArticle = Of<Api["GET /api/blog/posts/:id"], "response">["post"];

/** An article, the caller's draft of it, and the other administrators who have one. */
export type OpenedArticle = Of<Api["GET /api/blog/posts/:id"], "response">;

/** The fields that a person edits, with a value for each. A new article has no slug: the API derives it from the title. */
export interface ArticleFields {
  readonly title: string;
  readonly content: string;
  readonly metaDescription: string;
  readonly targetKeyword: string;
  readonly slug: string;
  readonly category: FullArticle["category"];
  readonly featuredImage: string | null;
}

export const noFields: ArticleFields = {
  title: "",
  content: "",
  metaDescription: "",
  targetKeyword: "",
  slug: "",
  category: null,
  featuredImage: null,
};

type Stored = Pick<FullArticle, "title" | "content" | "slug" | "category" | "featuredImage"> & {
  readonly metaDescription: string | null;
  readonly targetKeyword: string | null;
};

/** Returns the fields of a stored article or of one of its revisions. */
export function fieldsOf(stored: Stored): ArticleFields {
  const { title, content, metaDescription, targetKeyword, slug, category, featuredImage } = stored;
  return {
    title,
    content,
    metaDescription: metaDescription ?? "",
    targetKeyword: targetKeyword ?? "",
    slug,
    category,
    featuredImage,
  };
}

/** Returns the fields that differ, with their values in `fields`. */
export function changesIn(fields: ArticleFields, base: ArticleFields): Partial<ArticleFields> {
  const names = Object.keys(noFields) as (keyof ArticleFields)[];
  return Object.fromEntries(names.filter((name) => fields[name] !== base[name]).map((name) => [name, fields[name]]));
}

export function isSame(fields: ArticleFields, other: ArticleFields): boolean {
  return Object.keys(changesIn(fields, other)).length === 0;
}

/** Returns the fields as the API takes them. An empty slug is left out. */
export function bodyOf({ slug, ...fields }: ArticleFields) {
  return { ...fields, title: fields.title.trim(), ...(slug && { slug }) };
}
