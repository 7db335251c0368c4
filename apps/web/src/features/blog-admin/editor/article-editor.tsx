import { Dialog } from "@zodiac-at-work/ui/dialog";

interface ArticleEditorProps {
  /** The article to edit, or `new`. */
  readonly articleId: number | "new";
  /** Removes the editor from the URL. */
  readonly onClose: () => void;
}

/** The dialog in which an article is edited. */
export function ArticleEditor({ articleId, onClose }: ArticleEditorProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      eyebrow={articleId === "new" ? "New article" : "Edit article"}
      title="Edit article"
      closeLabel="Close the editor"
    >
      {null}
    </Dialog>
  );
}
