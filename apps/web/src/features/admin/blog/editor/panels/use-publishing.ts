import type { ToastMessage } from "@zodiac-at-work/ui/toaster";
import { adminErrorText } from "../../../../../api/error-text.ts";
import { useAction } from "../../../use-action.ts";
import type { FullArticle } from "../article-fields.ts";
import type { Editing } from "../use-editing.ts";

interface PublishingOptions {
  readonly act: () => Promise<{ readonly post: FullArticle }>;
  readonly done: string | ((post: FullArticle) => ToastMessage);
  readonly failed: string;
  /** Whether what is typed belongs to it. Without a save, the action is not done. */
  readonly savesFirst?: boolean;
  readonly onDone?: () => void;
}

/** An action on the article as a whole. */
export function usePublishing(editing: Editing, { act, done, failed, savesFirst = false, onDone }: PublishingOptions) {
  return useAction({
    act: async () => {
      // The save has told why it failed.
      if (savesFirst && editing.isDirty && !(await editing.save())) return undefined;
      return (await act()).post;
    },
    done: (post) => post && (typeof done === "string" ? { title: done } : done(post)),
    failed,
    reason: adminErrorText,
    changes: (path) => path.startsWith("/api/blog"),
    onDone: (post) => {
      if (!post) return;
      editing.accept(post);
      onDone?.();
    },
  });
}
