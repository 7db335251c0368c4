import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readHtml } from "@zodiac-at-work/articles/read-html";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { useState } from "react";
import { apiQuery, call } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { type Piece, wordDifference } from "../editor/drafts/difference.ts";

interface RewriteDialogProps {
  readonly article: { readonly id: number; readonly version: number };
  /** The place of the paragraph among the blocks of the text. */
  readonly block: number;
  readonly onClose: () => void;
}

/** Another version of a paragraph beside the present one. Nothing changes until it is accepted. */
export function RewriteDialog({ article: shown, block, onClose }: RewriteDialogProps) {
  const client = useQueryClient();
  // Somebody may save the article while the dialog is open. It asked for a paragraph of the version before.
  const [article] = useState(shown);
  const id = String(article.id);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState("");
  // The dialog asks once when it opens. A model costs money, so nothing asks again by itself.
  const asked = useQuery({
    queryKey: ["rewriting", article.id, article.version, block],
    queryFn: () =>
      call("POST /api/blog/posts/:id/rewrites", { params: { id }, body: { version: article.version, block } }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
  });
  const first = asked.data?.rewriting;
  const later = useQuery({
    ...apiQuery("/api/blog/posts/:id/rewrites/:task", undefined, { id, task: first?.task ?? "" }),
    enabled: first?.state === "waiting",
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.rewriting.state !== "waiting" ? false : 1000),
  });
  const rewriting = later.data?.rewriting ?? first;
  const accept = async () => {
    if (!rewriting || isSaving) return;
    setIsSaving(true);
    setProblem("");
    try {
      await call("POST /api/blog/posts/:id/rewrites/:task/accept", { params: { id, task: rewriting.task } });
      showToast({ title: "Paragraph replaced", description: "The version before is kept among the earlier versions." });
      void refresh(client, { predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/blog") });
      onClose();
    } catch (error) {
      setProblem(adminErrorText(error as Error));
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      eyebrow="Rewrite this paragraph"
      title="Another version"
      closeLabel="Close without a change"
    >
      {asked.isError && (
        <Callout tone="danger" className="mt-4">
          {adminErrorText(asked.error)}
        </Callout>
      )}
      {!asked.isError && (!rewriting || rewriting.state === "waiting") && (
        <p role="status" className="mt-4 text-soft">
          {rewriting?.problem ?? "The paragraph is being written and checked. This can take a minute."}
        </p>
      )}
      {rewriting?.state === "refused" && (
        <p role="status" className="mt-4 text-soft wrap-anywhere">
          {rewriting.problem} The article stays as it is.
        </p>
      )}
      {rewriting?.state === "proposed" && (
        <>
          <Versions before={rewriting.before} after={rewriting.after ?? ""} />
          <p role="alert" className="text-sm font-medium text-danger not-empty:mt-4">
            {problem && `${problem} The other version stays here, so that you can compare and copy it.`}
          </p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {rewriting?.state === "proposed" && (
          <Button size="small" aria-disabled={isSaving || undefined} onClick={() => void accept()}>
            {isSaving ? "Saving…" : "Accept"}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {rewriting?.state === "proposed" ? "Discard" : "Close"}
        </Button>
      </div>
    </Dialog>
  );
}

function Versions({ before, after }: { readonly before: string; readonly after: string }) {
  const pieces = wordDifference(textOf(before), textOf(after));
  return (
    <div className="mt-5 grid gap-5 md:grid-cols-2">
      <Version name="Now" pieces={pieces.filter(({ kind }) => kind !== "added")} />
      <Version name="Proposed" pieces={pieces.filter(({ kind }) => kind !== "removed")} />
    </div>
  );
}

function Version({ name, pieces }: { readonly name: string; readonly pieces: readonly Piece[] }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="mb-1.5 text-sm text-soft">{name}</h3>
      <p className="rounded-md border border-line bg-paper p-4 font-serif text-base/7 wrap-anywhere">
        {pieces.map(({ kind, text }, index) =>
          kind === "same" ? (
            text
          ) : kind === "added" ? (
            <ins key={index} className="bg-success/15 text-success decoration-1">
              {text}
            </ins>
          ) : (
            <del key={index} className="bg-danger/10 text-danger decoration-1">
              {text}
            </del>
          ),
        )}
      </p>
    </section>
  );
}

function textOf(html: string): string {
  return readHtml(html)
    .blocks.map(({ text }) => text)
    .join(" ");
}
