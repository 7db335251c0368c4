import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { WorkspaceDialog } from "@zodiac-at-work/ui/workspace-dialog";
import { useSearchParams } from "react-router";
import { apiQuery } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { useAuth } from "../../../../auth/use-auth.ts";
import { EditingDialog } from "./editing-dialog.tsx";
import "./article-editor.css";

interface ArticleEditorProps {
  /** The article to edit, or `new`. */
  readonly articleId: number | "new";
  /** Removes the editor from the URL. */
  readonly onClose: () => void;
}

/** The dialog of an article's editor. */
export function ArticleEditor({ articleId, onClose }: ArticleEditorProps) {
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const params = { id: String(articleId) };
  const article = useQuery({
    ...apiQuery("/api/blog/posts/:id", undefined, params),
    enabled: articleId !== "new",
    // An article from the cache would be the one before the last save of somebody else.
    gcTime: 0,
  });
  const open = (id: number) => {
    const next = new URLSearchParams(query);
    next.set("edit", String(id));
    setQuery(next, { replace: true, preventScrollReset: true });
  };

  if (!user) return null;
  if (articleId === "new" || article.data) {
    return <EditingDialog opened={article.data} userId={user.uid} onCreated={open} onClose={onClose} />;
  }
  return (
    <WorkspaceDialog
      onClose={onClose}
      eyebrow="Edit article"
      title={article.isError ? "The article could not be opened" : "Opening the article…"}
      closeLabel="Close the editor"
    >
      {article.isError ? (
        <div className="grid justify-items-start gap-4 p-6">
          <Callout tone="danger">{adminErrorText(article.error)}</Callout>
          <Button variant="quiet" size="small" onClick={() => void article.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="grid gap-4 p-6">
          <Skeleton className="h-11" />
          <Skeleton className="h-16" />
          <Skeleton className="h-96" />
        </div>
      )}
    </WorkspaceDialog>
  );
}
