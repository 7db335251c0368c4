import { Tag } from "@zodiac-at-work/ui/chip";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import type { SignId } from "@zodiac-at-work/zodiac";
import { X } from "lucide-react";
import { OpeningRow } from "../../../openings/opening-row.tsx";
import { payText, postedText, seenText, typeNames } from "../../../openings/opening-text.ts";
import { OpeningTitle } from "../../../openings/opening-title.tsx";
import { Place } from "../../../openings/place.tsx";
import type { SavedOpening } from "../../../openings/saved/saved-lists.ts";
import { removeOpening } from "../../../openings/saved/use-saved.ts";
import { dayOf } from "../../../text/moment.ts";
import { CompanyLink } from "../company-link.tsx";
import { MatchOrSign } from "../match-or-sign.tsx";
import type { OpeningState } from "./use-states.ts";

interface SavedOpeningRowProps {
  readonly saved: SavedOpening;
  /** What is known of it; undefined while it loads, and if it was removed. */
  readonly state: OpeningState | undefined;
  /** Whether the states are loaded. */
  readonly isKnown: boolean;
  readonly reader: SignId | undefined;
  /** Called when the reader removes it, because its row disappears and loses the focus. */
  readonly onRemove: () => void;
}

/** A saved opening. Once its posting is closed, it says so and leads nowhere. */
export function SavedOpeningRow({ saved, state, isKnown, reader, onRemove }: SavedOpeningRowProps) {
  const { title, company } = saved;
  const isOpen = state !== undefined && state.closedAt === null;
  return (
    <OpeningRow
      tile={
        state ? (
          <CompanyTile {...state.company} sign={state.company.zodiacSign} />
        ) : (
          <Skeleton className={isKnown ? "invisible size-10" : "size-10"} />
        )
      }
      title={isOpen ? <OpeningTitle job={state} company={company.name} /> : title}
      save={
        <button
          type="button"
          aria-label={`Remove ${title} at ${company.name}`}
          onClick={() => {
            onRemove();
            void removeOpening(saved);
          }}
          className="-my-1.5 grid size-9 place-content-center rounded-sm text-soft hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:size-11"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </button>
      }
      about={
        <>
          <CompanyLink company={company} />
          {` · Saved ${dayOf(saved.savedAt)}`}
          {isKnown && closedTag(state)}
        </>
      }
      place={state && <Place job={state} />}
      type={state?.type ? typeNames[state.type] : null}
      pay={state ? payText(state.salary) : ""}
      posted={state ? postedText(state.postedDate) : ""}
      seen={state && seenText(state)}
      isNew={false}
      end={state && <MatchOrSign opening={state} reader={reader} />}
    />
  );
}

/** Says that the posting is closed. Long after, nothing but the saved title and company is left of it. */
function closedTag(state: OpeningState | undefined) {
  if (!state) return <Tag className="ml-2">No longer listed</Tag>;
  if (state.closedAt !== null) return <Tag className="ml-2">Closed {dayOf(state.closedAt)}</Tag>;
  return state.isSample && <Tag className="ml-2">Sample</Tag>;
}
