import { isOneOf, keywordCategories } from "@zodiac-at-work/catalog";
import { Button } from "@zodiac-at-work/ui/button";
import { useId, useState } from "react";
import { RevisionsDialog } from "../drafts/revisions-dialog.tsx";
import { boxStyle } from "../text-box.tsx";
import type { Editing } from "../use-editing.ts";
import { PanelSection } from "./panel-section.tsx";

/** The address and the category of an article, and its earlier versions. */
export function ArticleDetails({ editing }: { readonly editing: Editing }) {
  const { fields, base, post, change, problem } = editing;
  const id = useId();
  const [showsRevisions, setShowsRevisions] = useState(false);
  const isMoved = post !== undefined && fields.slug !== base.slug;
  return (
    <PanelSection title="Details">
      <div className="grid gap-3 rounded-md border border-line bg-sheet p-3.5">
        <div>
          <label htmlFor={`${id}-slug`} className="mb-1 block text-xs text-soft">
            Address: /blog/{fields.slug || "…"}.html
          </label>
          <input
            id={`${id}-slug`}
            value={fields.slug}
            maxLength={80}
            spellCheck={false}
            autoComplete="off"
            placeholder="Made from the title"
            aria-invalid={problem?.field === "slug" || undefined}
            aria-describedby={`${id}-slug-note`}
            onChange={(event) => change({ slug: slugTyped(event.currentTarget.value) })}
            className={boxStyle}
          />
          <p id={`${id}-slug-note`} aria-live="polite" className="text-xs text-soft not-empty:mt-1">
            {problem?.field === "slug" ? (
              <span className="font-medium text-danger">{problem.text}</span>
            ) : (
              isMoved && `After the save, /blog/${base.slug}.html redirects to the new address.`
            )}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-category`} className="mb-1 block text-xs text-soft">
            Category
          </label>
          <select
            id={`${id}-category`}
            value={fields.category ?? ""}
            onChange={({ currentTarget: { value } }) =>
              change({ category: isOneOf(keywordCategories, value) ? value : null })
            }
            className={boxStyle}
          >
            <option value="">None</option>
            {keywordCategories.map((category) => (
              <option key={category} value={category}>
                {category[0]?.toUpperCase() + category.slice(1)}
              </option>
            ))}
          </select>
        </div>
        {post?.status === "published" && (
          <div>
            <label htmlFor={`${id}-correction`} className="mb-1 block text-xs text-soft">
              Correction for readers
            </label>
            <textarea
              id={`${id}-correction`}
              value={editing.correction}
              maxLength={500}
              rows={2}
              placeholder="What was wrong, and what is right"
              aria-describedby={`${id}-correction-note`}
              onChange={(event) => editing.setCorrection(event.currentTarget.value)}
              className={boxStyle}
            />
            <p id={`${id}-correction-note`} className="mt-1 text-xs text-soft">
              The next save publishes it below the article, with its date.
            </p>
          </div>
        )}
        {post && (
          <Button variant="quiet" size="small" onClick={() => setShowsRevisions(true)}>
            Earlier versions
          </Button>
        )}
      </div>
      {post && showsRevisions && (
        <RevisionsDialog editing={editing} post={post} onClose={() => setShowsRevisions(false)} />
      )}
    </PanelSection>
  );
}

/** Turns what is typed into what a slug may contain. A hyphen at the end may be followed by a word. */
function slugTyped(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");
}
