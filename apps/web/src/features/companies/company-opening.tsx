import { useQuery } from "@tanstack/react-query";
import { Tag } from "@zodiac-at-work/ui/chip";
import { OpeningRow } from "@zodiac-at-work/ui/opening-row";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "../../api/client.ts";
import { Description } from "../../openings/description.tsx";
import { type Job, payText, postedText, typeNames } from "../../openings/opening-text.ts";
import { OpeningTitle } from "../../openings/opening-title.tsx";
import { Place } from "../../openings/place.tsx";

interface CompanyOpeningProps {
  readonly opening: Job;
  readonly company: string;
}

/** An opening of a company, with its description folded in. */
export function CompanyOpening({ opening, company }: CompanyOpeningProps) {
  const { type, salary, postedDate, department, isNew, isSample, hasDescription } = opening;
  return (
    <OpeningRow
      title={<OpeningTitle job={opening} company={company} />}
      tag={isSample && <Tag>Sample</Tag>}
      about={department}
      place={<Place job={opening} />}
      type={type && typeNames[type]}
      pay={payText(salary)}
      posted={postedText(postedDate)}
      isNew={isNew}
      end={!isSample && <ArrowUpRight aria-hidden size={18} strokeWidth={1.75} className="text-cinnabar" />}
    >
      {hasDescription && <UnfoldingDescription opening={opening} />}
    </OpeningRow>
  );
}

/** The description is loaded when the reader first unfolds it. */
function UnfoldingDescription({ opening: { id, title } }: { readonly opening: Job }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...apiQuery("/api/openings/:id", undefined, { id: String(id) }),
    enabled: isOpen,
    select: ({ opening }) => opening.descriptionHtml,
  });
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 list-none items-center text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {isOpen ? "Hide the description" : "Description"}
        <span className="sr-only"> of {title}</span>
      </summary>
      <div className="pt-1 pb-3">
        {data ? (
          <Description html={data} />
        ) : error ? (
          <p role="alert" className="text-sm font-medium text-danger">
            Failed to load the description.{" "}
            <button type="button" onClick={() => void refetch()} className="text-link min-h-11 font-normal">
              Try again
            </button>
          </p>
        ) : (
          <p role="status" className="text-sm text-soft">
            {data === undefined ? "Loading the description" : "This opening has no description."}
          </p>
        )}
      </div>
    </details>
  );
}
