import type { Draft } from "./draft-keeper.ts";

/** A draft in this browser, for when the API can't be reached. */
export interface StoredDraft extends Draft {
  /** ISO 8601 */
  readonly updatedAt: string;
}

/** Returns the drafts of one article and one administrator in this browser. */
export function draftStore(userId: string, articleId: number | "new") {
  const key = `article-draft:${userId}:${articleId}`;
  return {
    read(): StoredDraft | undefined {
      try {
        const draft = JSON.parse(localStorage.getItem(key) ?? "null") as StoredDraft | null;
        return draft && typeof draft.fields === "object" && !Number.isNaN(Date.parse(draft.updatedAt))
          ? draft
          : undefined;
      } catch {
        return undefined;
      }
    },
    write(draft: Draft | undefined): void {
      try {
        if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, updatedAt: new Date().toISOString() }));
        else localStorage.removeItem(key);
      } catch {
        // The browser has no room, or forbids it. The draft is still sent to the API.
      }
    },
  };
}
