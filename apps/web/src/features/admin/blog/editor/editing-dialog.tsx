import { Button } from "@zodiac-at-work/ui/button";
import { WorkspaceDialog } from "@zodiac-at-work/ui/workspace-dialog";
import { type KeyboardEvent, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { ArticleStatusBadge } from "../article-status-badge.tsx";
import type { OpenedArticle } from "./article-fields.ts";
import { ArticleForm } from "./article-form.tsx";
import { ConflictNotice } from "./drafts/conflict-notice.tsx";
import { DraftNotices } from "./drafts/draft-notices.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { SidePanel } from "./panels/side-panel.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { SavedNote } from "./saved-note.tsx";
import { useEditing } from "./use-editing.ts";

interface EditingDialogProps {
  /** Undefined for a new article. */
  readonly opened: OpenedArticle | undefined;
  readonly userId: string;
  readonly onCreated: (id: number) => void;
  readonly onClose: () => void;
}

/** An opened article: its fields, what is known about it, and what can be done with it. */
export function EditingDialog({ opened, userId, onCreated, onClose }: EditingDialogProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  // A state would change after the navigation that it has to allow.
  const mayLeave = useRef(false);
  const editing = useEditing({
    opened,
    userId,
    onCreated: (id) => {
      mayLeave.current = true;
      onCreated(id);
    },
  });
  const { post, fields, isDirty, isSaving } = editing;
  // The browser's Back closes the editor too, and asks as well.
  const blocker = useBlocker(() => isDirty && !mayLeave.current);
  const leave = () => {
    mayLeave.current = true;
    if (blocker.state === "blocked") blocker.proceed();
    else onClose();
  };
  const askToLeave = () => (isDirty ? setIsLeaving(true) : leave());
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    void editing.save();
  };
  return (
    <WorkspaceDialog
      onClose={askToLeave}
      onKeyDown={saveByKey}
      eyebrow={post ? "Edit article" : "New article"}
      title={fields.title.trim() || "Untitled"}
      closeLabel="Close the editor"
      aside={
        <>
          <PreviewButton fields={fields} />
          <ArticleStatusBadge status={post?.status ?? "draft"} isDeleted={post?.deletedAt != null} />
        </>
      }
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SavedNote editing={editing} />
          <div className="flex grow flex-wrap justify-end gap-2">
            <Button variant="quiet" size="small" onClick={askToLeave}>
              Cancel
            </Button>
            <Button size="small" aria-disabled={isSaving || undefined} onClick={() => void editing.save()}>
              {isSaving ? "Saving…" : "Save & Regenerate HTML"}
            </Button>
          </div>
        </div>
      }
    >
      <ConflictNotice editing={editing} />
      <DraftNotices editing={editing} others={opened?.others ?? []} />
      <div className="md:grid md:min-h-full md:grid-cols-[minmax(0,1fr)_16.25rem]">
        <ArticleForm editing={editing} />
        <SidePanel editing={editing} onDeleted={leave} />
      </div>
      {(isLeaving || blocker.state === "blocked") && (
        <LeaveDialog
          isNew={!post}
          onStay={() => {
            setIsLeaving(false);
            if (blocker.state === "blocked") blocker.reset();
          }}
          onKeep={() => {
            editing.flushDraft();
            leave();
          }}
          onDiscard={() => void editing.discard().then(leave)}
        />
      )}
    </WorkspaceDialog>
  );
}
