import { type ArticleFields, fieldsOf, isSame, noFields, type OpenedArticle } from "../article-fields.ts";
import type { StoredDraft } from "./draft-store.ts";

/** The fields to edit when an article is opened. */
export interface StartingPoint {
  readonly fields: ArticleFields;
  /** The version that the fields were begun from. */
  readonly version: number;
  /** When the restored draft was typed, in ISO 8601. Undefined without a draft. */
  readonly draftFrom: string | undefined;
}

/** Returns the fields of an article with the latest draft of it, from the API or from this browser. */
export function startingPointOf(opened: OpenedArticle | undefined, local: StoredDraft | undefined): StartingPoint {
  const base = opened ? fieldsOf(opened.post) : noFields;
  const version = opened?.post.version ?? 0;
  const drafts = [opened?.draft, local].filter((draft) => draft !== null && draft !== undefined);
  const [latest] = drafts.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  const fields = latest ? { ...base, ...definedIn(latest.fields) } : base;
  if (!latest || isSame(fields, base)) return { fields: base, version, draftFrom: undefined };
  return { fields, version: latest.baseVersion, draftFrom: latest.updatedAt };
}

function definedIn(fields: Readonly<Record<string, unknown>>): Partial<ArticleFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
