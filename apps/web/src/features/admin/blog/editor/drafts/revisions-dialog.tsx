import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { useState } from "react";
import { apiQuery, call, ResponseError } from "../../../../../api/client.ts";
import { adminErrorText } from "../../../../../api/error-text.ts";
import { dayAndTimeOf } from "../../../../../text/moment.ts";
import { useAction } from "../../../use-action.ts";
import { type FullArticle, fieldsOf } from "../article-fields.ts";
import type { Editing } from "../use-editing.ts";
import { ArticleDifference } from "./article-difference.tsx";

interface RevisionsDialogProps {
  readonly editing: Editing;
  readonly post: FullArticle;
  readonly onClose: () => void;
}

/** The earlier versions of an article. One is compared with the saved article, and can be restored. */
export function RevisionsDialog({ editing, post, onClose }: RevisionsDialogProps) {
  const [open, setOpen] = useState<number>();
  const list = useQuery({
    ...apiQuery("/api/blog/posts/:id/revisions", undefined, { id: String(post.id) }),
    gcTime: 0,
  });
  const revisions = list.data?.revisions;
  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      eyebrow={`Now version ${post.version}`}
      title="Earlier versions"
      closeLabel="Close the earlier versions"
    >
      <div className="mt-4">
        {list.isError && <Callout tone="danger">{adminErrorText(list.error)}</Callout>}
        {list.isPending && <Skeleton className="h-24" />}
        {revisions?.length === 0 && (
          <p className="text-soft">No earlier versions yet. Each save keeps the version before it.</p>
        )}
        <ol className="divide-y divide-line">
          {revisions?.map(({ version, title, savedBy, savedAt }) => (
            <li key={version} className="py-3">
              <button
                type="button"
                aria-expanded={open === version}
                onClick={() => setOpen(open === version ? undefined : version)}
                className="flex w-full flex-wrap justify-between gap-x-4 text-left"
              >
                <span className="font-medium wrap-anywhere">
                  Version {version}: {title}
                </span>
                <span className="text-sm text-soft">
                  {dayAndTimeOf(savedAt)}
                  {savedBy && `, ${savedBy}`}
                </span>
              </button>
              {open === version && <Revision editing={editing} post={post} version={version} onRestored={onClose} />}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

interface RevisionProps {
  readonly editing: Editing;
  readonly post: FullArticle;
  readonly version: number;
  readonly onRestored: () => void;
}

function Revision({ editing, post, version, onRestored }: RevisionProps) {
  const params = { id: String(post.id), version: String(version) };
  const revision = useQuery(apiQuery("/api/blog/posts/:id/revisions/:version", undefined, params));
  const restoring = useAction({
    act: () => call("POST /api/blog/posts/:id/revisions/:version/restore", { params, body: { version: post.version } }),
    done: { title: `Version ${version} is restored` },
    failed: "The version could not be restored",
    reason: (error) =>
      error instanceof ResponseError && error.code === "version-conflict"
        ? "Somebody else has saved the article meanwhile. Close the editor and open it again."
        : adminErrorText(error),
    changes: (path) => path.startsWith("/api/blog"),
    onDone: ({ post: restored }) => {
      editing.accept(restored);
      onRestored();
    },
  });
  if (revision.isError) return <Callout tone="danger">{adminErrorText(revision.error)}</Callout>;
  if (!revision.data) return <Skeleton className="mt-3 h-40" />;
  return (
    <>
      <ArticleDifference
        before={fieldsOf(revision.data.revision)}
        after={fieldsOf(post)}
        words={{ removed: "Only in this version", added: "Only in the article now" }}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="small" disabled={editing.isDirty || restoring.isPending} onClick={() => restoring.start()}>
          Restore version {version}
        </Button>
        {editing.isDirty && <p className="text-sm text-soft">Save or discard your changes first.</p>}
      </div>
    </>
  );
}
