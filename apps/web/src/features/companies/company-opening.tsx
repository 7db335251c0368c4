import type { Api, Of } from "@zodiac-at-work/contracts";
import { Tag } from "@zodiac-at-work/ui/chip";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { Description } from "../../openings/description.tsx";
import { OpeningRow } from "../../openings/opening-row.tsx";
import { payText, postedText, seenText, typeNames } from "../../openings/opening-text.ts";
import { OpeningTitle } from "../../openings/opening-title.tsx";
import { Place } from "../../openings/place.tsx";
import { SaveButton } from "../../openings/saved/save-button.tsx";
import type { SavedLists } from "../../openings/saved/saved-lists.ts";

type CompanyJob = Of<Api["GET /api/companies/:id/openings"], "response">["openings"][number];

interface CompanyOpeningProps {
  readonly opening: CompanyJob;
  readonly company: { readonly id: number; readonly name: string };
  /** What the reader has saved. */
  readonly lists: SavedLists;
  /** Whether a sample is marked as one. */
  readonly hasTag: boolean;
}

/** An opening of a company, with its description folded in. */
export function CompanyOpening({ opening, company, lists, hasTag }: CompanyOpeningProps) {
  const { type, salary, postedDate, department, isNew, isSample, descriptionHtml } = opening;
  return (
    <OpeningRow
      title={<OpeningTitle job={opening} company={company.name} />}
      tag={hasTag && isSample && <Tag>Sample</Tag>}
      save={<SaveButton job={opening} company={company} lists={lists} />}
      about={department}
      place={<Place job={opening} />}
      type={type && typeNames[type]}
      pay={payText(salary)}
      posted={postedText(postedDate)}
      seen={seenText(opening)}
      isNew={isNew}
      end={!isSample && <ArrowUpRight aria-hidden size={18} strokeWidth={1.75} className="text-cinnabar" />}
    >
      {descriptionHtml && <UnfoldingDescription title={opening.title} html={descriptionHtml} />}
    </OpeningRow>
  );
}

function UnfoldingDescription({ title, html }: { readonly title: string; readonly html: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 list-none items-center text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {isOpen ? "Hide the description" : "Description"}
        <span className="sr-only"> of {title}</span>
      </summary>
      {/* Parsed when the reader unfolds it, because a list holds many descriptions. */}
      <div className="pt-1 pb-3">{isOpen && <Description html={html} />}</div>
    </details>
  );
}
