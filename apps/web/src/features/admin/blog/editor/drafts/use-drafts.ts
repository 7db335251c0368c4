import { useEffect, useState } from "react";
import { call } from "../../../../../api/client.ts";
import { type ArticleFields, changesIn } from "../article-fields.ts";
import { createDraftKeeper, type DraftState } from "./draft-keeper.ts";
import { draftStore } from "./draft-store.ts";

interface DraftsOptions {
  readonly articleId: number | "new";
  readonly userId: string;
}

/** Keeps what is typed as a draft, and tells where it is. A new article has its draft in the browser only. */
export function useDrafts({ articleId, userId }: DraftsOptions) {
  const [state, setState] = useState<DraftState>({ kind: "none" });
  const [store] = useState(() => draftStore(userId, articleId));
  const [keeper] = useState(() =>
    createDraftKeeper({
      send: async (draft) => {
        if (articleId === "new") throw new Error("A new article has no draft at the API.");
        const params = { id: String(articleId) };
        const { updatedAt } = await call("PUT /api/blog/posts/:id/draft", { params, body: draft });
        return updatedAt;
      },
      store: store.write,
      onState: setState,
    }),
  );
  useEffect(() => {
    const flush = () => articleId !== "new" && keeper.flush();
    // The network is back, or the page is left.
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [articleId, keeper]);

  return {
    state,
    store,
    change(fields: ArticleFields, base: ArticleFields, baseVersion: number): void {
      const draft = { baseVersion, fields: changesIn(fields, base) };
      if (articleId === "new") store.write(draft);
      else keeper.change(draft);
    },
    flush: keeper.flush,
    settle: keeper.settle,
    /** Forgets the draft in the browser and at the API. */
    async discard(): Promise<void> {
      await keeper.discard();
      if (articleId !== "new") await call("DELETE /api/blog/posts/:id/draft", { params: { id: String(articleId) } });
    },
  };
}
