import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, ResponseError } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { FormError } from "../../../../form/form-error.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import {
  type ArticleFields,
  bodyOf,
  type FullArticle,
  fieldsOf,
  isSame,
  noFields,
  type OpenedArticle,
} from "./article-fields.ts";
import { startingPointOf } from "./drafts/restored-draft.ts";
import { useDrafts } from "./drafts/use-drafts.ts";

export type Editing = ReturnType<typeof useEditing>;

interface EditingOptions {
  /** Undefined for a new article. */
  readonly opened: OpenedArticle | undefined;
  readonly userId: string;
  /** Called with the id of a new article. */
  readonly onCreated: (id: number) => void;
}

/** The article in the editor: what is stored, what is typed, and how one becomes the other. */
export function useEditing({ opened, userId, onCreated }: EditingOptions) {
  const client = useQueryClient();
  const drafts = useDrafts({ articleId: opened?.post.id ?? "new", userId });
  const [start] = useState(() => startingPointOf(opened, drafts.store.read()));
  const [post, setPost] = useState<FullArticle | undefined>(opened?.post);
  const [fields, setFields] = useState<ArticleFields>(start.fields);
  const [version, setVersion] = useState(start.version);
  const [draftFrom, setDraftFrom] = useState(start.draftFrom);
  const [conflict, setConflict] = useState<FullArticle>();
  const [problem, setProblem] = useState<{ readonly field: "title" | "slug"; readonly text: string }>();
  // A note for readers, which the next save takes along. It is no part of the text, so no draft keeps it.
  const [correction, setCorrection] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  // Grows when the content is replaced by something else than typing. The editor then reads it again.
  const [contentKey, setContentKey] = useState(0);
  // A request that ends compares its text with the current one.
  const latest = useRef(fields);
  latest.current = fields;
  const saving = useRef(false);

  const base = post ? fieldsOf(post) : noFields;
  const isDirty = !isSame(fields, base);

  const replaceFields = (next: ArticleFields) => {
    if (next.content !== latest.current.content) setContentKey((key) => key + 1);
    latest.current = next;
    setFields(next);
  };
  const refreshLists = () =>
    refresh(client, { predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/blog") });

  /** Takes over what an action returned. Typing goes on from the new version. */
  const accept = (next: FullArticle, sent?: ArticleFields) => {
    const isUnchanged = sent === undefined ? !isDirty : isSame(latest.current, sent);
    setPost(next);
    setVersion(next.version);
    if (isUnchanged) replaceFields(fieldsOf(next));
    void refreshLists();
  };

  async function store(overVersion: number): Promise<FullArticle> {
    const sent = latest.current;
    const title = sent.title.trim();
    if (!title) {
      setProblem({ field: "title", text: "An article needs a title." });
      throw new FormError("An article needs a title.");
    }
    setProblem(undefined);
    await drafts.settle();
    if (!post) {
      const created = await call("POST /api/blog/posts", { body: bodyOf(sent) });
      await drafts.discard();
      showToast({ title: "Article Created", ...describe(created.removed) });
      void refreshLists();
      onCreated(created.post.id);
      return created.post;
    }
    const params = { id: String(post.id) };
    const note = correction.trim();
    const body = { ...bodyOf(sent), version: overVersion, ...(note && { correction: note }) };
    const saved = await call("PUT /api/blog/posts/:id", { params, body });
    setCorrection("");
    drafts.store.write(undefined);
    setConflict(undefined);
    setDraftFrom(undefined);
    accept(saved.post, sent);
    showToast({ title: "Article Updated", ...describe(saved.removed) });
    return saved.post;
  }

  /** Saves over a version, and returns the saved article, or undefined if it could not be saved. */
  async function save(overVersion = version): Promise<FullArticle | undefined> {
    if (saving.current) return;
    saving.current = true;
    setIsSaving(true);
    try {
      return await store(overVersion);
    } catch (error) {
      await explain(error as Error);
      return undefined;
    } finally {
      saving.current = false;
      setIsSaving(false);
    }
  }

  async function explain(error: Error): Promise<void> {
    // The typing is kept as a draft again, whatever happened.
    if (post) drafts.change(latest.current, base, version);
    const code = error instanceof ResponseError ? error.code : undefined;
    if (code === "slug-taken") setProblem({ field: "slug", text: adminErrorText(error) });
    showToast({ title: "Update Failed", description: adminErrorText(error), destructive: true });
    if (code !== "version-conflict" || !post) return;
    try {
      const { post: theirs } = await call("GET /api/blog/posts/:id", { params: { id: String(post.id) } });
      setConflict(theirs);
    } catch {
      // The toast has said that somebody else saved. The next attempt asks again.
    }
  }

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  return {
    post,
    base,
    fields,
    version,
    isDirty,
    isSaving,
    contentKey,
    conflict,
    problem,
    draftFrom,
    draftState: drafts.state,
    correction,
    setCorrection,
    save,
    accept,
    change(changes: Partial<ArticleFields>): void {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setFields(next);
      setProblem(undefined);
      drafts.change(next, base, version);
    },
    /** Says that the restored draft is wanted. */
    keepDraft: () => setDraftFrom(undefined),
    flushDraft: drafts.flush,
    /** Goes back to what is stored, or to another version of it. */
    async discard(to: FullArticle | undefined = post): Promise<void> {
      if (to) {
        setPost(to);
        setVersion(to.version);
      }
      replaceFields(to ? fieldsOf(to) : noFields);
      setDraftFrom(undefined);
      setConflict(undefined);
      await drafts.discard().catch((error: Error) => {
        showToast({ title: "The draft could not be discarded", description: adminErrorText(error), destructive: true });
      });
    },
  };
}

function describe(removed: readonly string[]): { description?: string } {
  return removed.length > 0 ? { description: `Removed from the HTML: ${removed.join(", ")}` } : {};
}
