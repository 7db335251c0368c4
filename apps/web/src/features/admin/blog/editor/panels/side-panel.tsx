import type { Editing } from "../use-editing.ts";
import { ArticleDetails } from "./article-details.tsx";
import { Checks } from "./checks.tsx";
import { Publication } from "./publication.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { ShareImage } from "./share-image.tsx";

interface SidePanelProps {
  readonly editing: Editing;
  /** Called after the article was deleted. */
  readonly onDeleted: () => void;
}

/** What surrounds the text: how it looks elsewhere, what was checked, and where it is published. */
export function SidePanel({ editing, onDeleted }: SidePanelProps) {
  return (
    <aside
      aria-label="About the article"
      className="grid content-start gap-6 border-line bg-well p-5 max-md:border-t md:border-l"
    >
      <SearchPreview fields={editing.fields} publishedAt={editing.post?.publishedAt ?? null} />
      <ShareImage editing={editing} />
      <Checks editing={editing} />
      <ArticleDetails editing={editing} />
      <Publication editing={editing} onDeleted={onDeleted} />
    </aside>
  );
}
