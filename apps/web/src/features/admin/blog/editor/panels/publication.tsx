import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { useState } from "react";
import { call } from "../../../../../api/client.ts";
import { adminErrorText } from "../../../../../api/error-text.ts";
import { refresh } from "../../../../../api/refresh.ts";
import { dayAndTimeOf } from "../../../../../text/moment.ts";
import { showToast } from "../../../../../toast/show-toast.ts";
import type { FullArticle } from "../article-fields.ts";
import type { Editing } from "../use-editing.ts";
import { PanelSection } from "./panel-section.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { momentWithZone } from "./time-zone.ts";
import { usePublishing } from "./use-publishing.ts";

interface PublicationProps {
  readonly editing: Editing;
  readonly onDeleted: () => void;
}

/** Whether readers can see the article, and what changes that. */
export function Publication({ editing, onDeleted }: PublicationProps) {
  const { post } = editing;
  return (
    <PanelSection title="Publication">
      <div className="grid gap-3 rounded-md border border-line bg-sheet p-3.5 text-sm">
        {post ? (
          <StoredPublication editing={editing} post={post} onDeleted={onDeleted} />
        ) : (
          <p className="text-soft">Save the article first. It begins as a draft.</p>
        )}
      </div>
    </PanelSection>
  );
}

function StoredPublication({ editing, post, onDeleted }: PublicationProps & { readonly post: FullArticle }) {
  const [isScheduling, setIsScheduling] = useState(false);
  const id = post.id;
  const publish = usePublishing(editing, {
    act: () => call("POST /api/blog/posts/:id/publish", { params: { id: String(id) } }),
    done: "Article published",
    failed: "Publishing failed",
    savesFirst: true,
  });
  const unpublish = usePublishing(editing, {
    act: () => call("POST /api/blog/posts/:id/unpublish", { params: { id: String(id) } }),
    done: post.status === "scheduled" ? "The schedule is off" : "Article unpublished",
    failed: "Unpublishing failed",
  });
  const undelete = usePublishing(editing, {
    act: () => call("POST /api/blog/posts/:id/undelete", { params: { id: String(id) } }),
    done: "Article restored",
    failed: "Restoring failed",
  });
  const offerUndo = useUndo(id);
  const remove = usePublishing(editing, {
    act: () => call("DELETE /api/blog/posts/:id", { params: { id: String(id) } }),
    done: () => ({ title: "Article deleted", description: post.title, action: { label: "Undo", onClick: offerUndo } }),
    failed: "Deleting failed",
    onDone: onDeleted,
  });
  if (post.deletedAt) {
    return (
      <>
        <p>Deleted {dayAndTimeOf(post.deletedAt)}. Its address answers that it is gone.</p>
        <Action name="Restore the article" action={undelete} />
      </>
    );
  }
  const first = editing.isDirty ? "Save and publish" : "Publish";
  return (
    <>
      <Status post={post} />
      <div className="flex flex-wrap gap-2">
        {post.status !== "published" && <Action name={`${first} now`} action={publish} />}
        {post.status !== "published" && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isScheduling}
            onClick={() => setIsScheduling(!isScheduling)}
          >
            {post.status === "scheduled" ? "Change the time" : "Schedule"}
          </Button>
        )}
        {post.status === "published" && <Action name="Unpublish" action={unpublish} />}
        {post.status === "scheduled" && <Action name="Unschedule" action={unpublish} />}
      </div>
      {isScheduling && <ScheduleForm editing={editing} post={post} onClose={() => setIsScheduling(false)} />}
      <div className="border-t border-line pt-3">
        <Action name="Delete the article" action={remove} />
      </div>
    </>
  );
}

function Status({ post }: { readonly post: FullArticle }) {
  if (post.status === "published") {
    return (
      <p>
        {post.publishedAt && <>Published {dayAndTimeOf(post.publishedAt)}. </>}
        <a href={`/blog/${post.slug}.html`} target="_blank" rel="noreferrer" className="text-link">
          View
          <span className="sr-only"> the article in a new tab</span>
        </a>
      </p>
    );
  }
  if (post.scheduledFor) return <p>Will be published {momentWithZone(new Date(post.scheduledFor))}.</p>;
  return <p>Only administrators see it.</p>;
}

interface ActionProps {
  readonly name: string;
  readonly action: { readonly isPending: boolean; readonly start: () => void };
}

function Action({ name, action }: ActionProps) {
  return (
    <Button variant="quiet" size="small" aria-disabled={action.isPending || undefined} onClick={() => action.start()}>
      {name}
    </Button>
  );
}

/** Returns what undoes a deletion. The editor is closed by then. */
function useUndo(id: number): () => void {
  const client = useQueryClient();
  return () => {
    call("POST /api/blog/posts/:id/undelete", { params: { id: String(id) } })
      .then(({ post }) => showToast({ title: "Article restored", description: post.title }))
      .catch((error: Error) =>
        showToast({ title: "Restoring failed", description: adminErrorText(error), destructive: true }),
      )
      .finally(() => {
        void refresh(client, { predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/blog") });
      });
  };
}
