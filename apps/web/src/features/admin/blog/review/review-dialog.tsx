import { useQuery } from "@tanstack/react-query";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { WorkspaceDialog } from "@zodiac-at-work/ui/workspace-dialog";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { apiQuery } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { SectionFailure } from "../../section-failure.tsx";
import { ArticleStatusBadge } from "../article-status-badge.tsx";
import { editSearch, type ReviewSubject, reviewSearch } from "../blog-admin-view.ts";
import { fieldsOf } from "../editor/article-fields.ts";
import { useFindings } from "../editor/findings/use-findings.ts";
import { PreviewButton } from "../editor/preview-button.tsx";
import { BriefPanel } from "./brief-panel.tsx";
import { ReviewBody } from "./review-body.tsx";
import { RewriteDialog } from "./rewrite-dialog.tsx";
import "../editor/article-editor.css";

interface ReviewDialogProps {
  readonly subject: ReviewSubject;
  /** Removes the dialog from the URL. */
  readonly onClose: () => void;
}

/** An article, or what the built-in writer would write for a keyword, beside the brief that writers get. */
export function ReviewDialog({ subject, onClose }: ReviewDialogProps) {
  return subject.kind === "article" ? (
    <ArticleReview id={subject.id} onClose={onClose} />
  ) : (
    <KeywordReview id={subject.id} onClose={onClose} />
  );
}

interface ReviewProps {
  readonly id: number;
  readonly onClose: () => void;
}

function ArticleReview({ id, onClose }: ReviewProps) {
  const params = { id: String(id) };
  const [query] = useSearchParams();
  const article = useQuery({ ...apiQuery("/api/blog/posts/:id", undefined, params), gcTime: 0 });
  const brief = useQuery({ ...apiQuery("/api/blog/posts/:id/brief", undefined, params), gcTime: 0 });
  const post = article.data?.post;
  const findings = useFindings(post);
  const [rewrites, setRewrites] = useState<number>();
  const isDraft = post !== undefined && post.status !== "published" && post.deletedAt === null;
  return (
    <WorkspaceDialog
      onClose={onClose}
      eyebrow="Article and brief"
      title={post?.title ?? (article.isError ? "The article could not be opened" : "Opening the article…")}
      closeLabel="Close the preview"
      aside={
        post && (
          <>
            <PreviewButton fields={fieldsOf(post)} />
            <ArticleStatusBadge status={post.status} isDeleted={post.deletedAt !== null} />
          </>
        )
      }
      footer={
        post && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-soft">This is the saved version {post.version}.</p>
            <Link
              to={{ search: editSearch(new URLSearchParams(reviewSearch(query, undefined)), id) }}
              preventScrollReset
              className={buttonStyle({ size: "small" })}
            >
              Edit
            </Link>
          </div>
        )
      }
    >
      {article.isError ? (
        <Failure text="The article could not be opened." error={article.error} onRetry={() => void article.refetch()} />
      ) : post ? (
        <ReviewBody
          text={{ title: post.title, description: post.metaDescription ?? "", content: post.content }}
          findings={findings}
          onRewrite={isDraft ? setRewrites : undefined}
          brief={
            brief.data ? (
              <BriefPanel {...brief.data} written={post.words} />
            ) : (
              <BriefLoading error={brief.error} onRetry={() => void brief.refetch()} />
            )
          }
        />
      ) : (
        <Loading />
      )}
      {post && rewrites !== undefined && (
        <RewriteDialog
          article={{ id: post.id, version: post.version }}
          block={rewrites}
          onClose={() => setRewrites(undefined)}
        />
      )}
    </WorkspaceDialog>
  );
}

function KeywordReview({ id, onClose }: ReviewProps) {
  const found = useQuery({ ...apiQuery("/api/blog/keywords/:id/brief", undefined, { id: String(id) }), gcTime: 0 });
  const { keyword, preview, brief = null, refusal = null } = found.data ?? {};
  return (
    <WorkspaceDialog
      onClose={onClose}
      eyebrow="Keyword and brief"
      title={keyword ?? (found.isError ? "The keyword could not be opened" : "Reading the keyword…")}
      closeLabel="Close the preview"
      footer={
        preview && <p className="text-sm text-soft">The built-in writer would write this today. Nothing is saved.</p>
      }
    >
      {found.isError && (
        <Failure text="The keyword could not be opened." error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Loading />}
      {found.data && (
        <ReviewBody
          text={preview ? { ...preview, description: preview.metaDescription } : null}
          findings={noFindings}
          brief={<BriefPanel brief={brief} refusal={refusal} />}
        />
      )}
    </WorkspaceDialog>
  );
}

const noFindings = [] as const;

interface FailureProps {
  readonly text: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failure({ text, error, onRetry }: FailureProps) {
  return (
    <div className="p-5 sm:p-6">
      <SectionFailure text={text} reason={adminErrorText(error)} onRetry={onRetry} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 p-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-96" />
    </div>
  );
}

function BriefLoading({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (!error) return <Loading />;
  return <SectionFailure text="The brief could not be read." reason={adminErrorText(error)} onRetry={onRetry} />;
}
