import { dayOf } from "../../../../../text/moment.ts";
import type { ArticleFields } from "../article-fields.ts";
import { PanelSection } from "./panel-section.tsx";

interface SearchPreviewProps {
  readonly fields: ArticleFields;
  readonly publishedAt: string | null;
}

/** The article as a search engine may list it. */
export function SearchPreview({ fields, publishedAt }: SearchPreviewProps) {
  const { title, metaDescription } = fields;
  return (
    <PanelSection title="Search preview">
      <div className="rounded-md border border-line bg-sheet p-3.5 text-sm wrap-anywhere">
        <p className="text-xs text-soft">Zodiac at Work › blog</p>
        <p className="mt-0.5 line-clamp-3 text-base/5 font-medium text-seal-pig">{title.trim() || "Untitled"}</p>
        <p className="mt-1 line-clamp-3 text-xs text-soft">
          {publishedAt && `${dayOf(publishedAt)}. `}
          {metaDescription.trim() || "Without a description, search engines show a part of the text."}
        </p>
      </div>
    </PanelSection>
  );
}
