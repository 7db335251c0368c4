import { Tag } from "@zodiac-at-work/ui/chip";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { X } from "lucide-react";
import { Link } from "react-router";
import { OpeningRow } from "../../../openings/opening-row.tsx";
import { payText, postedText, seenText, typeNames } from "../../../openings/opening-text.ts";
import { OpeningTitle } from "../../../openings/opening-title.tsx";
import { Place } from "../../../openings/place.tsx";
import type { SavedOpening } from "../../../openings/saved/saved-lists.ts";
import { removeOpening } from "../../../openings/saved/use-saved.ts";
import { dayOf } from "../../../text/moment.ts";
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
          <Link
            to={`/companies/${company.id}`}
            className="font-medium text-ink underline-offset-4 hover:underline pointer-coarse:py-2"
          >
            {company.name}
          </Link>
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
      end={state && <End state={state} reader={reader} />}
    />
  );
}

/** Says that the posting is closed. Long after, nothing but the saved title and company is left of it. */
function closedTag(state: OpeningState | undefined) {
  if (!state) return <Tag className="ml-2">No longer listed</Tag>;
  if (state.closedAt !== null) return <Tag className="ml-2">Closed {dayOf(state.closedAt)}</Tag>;
  return state.isSample && <Tag className="ml-2">Sample</Tag>;
}

function End({ state, reader }: { readonly state: OpeningState; readonly reader: SignId | undefined }) {
  const { company, score } = state;
  if (reader && score !== null) return <ScoreBadge score={score} label={`Match with ${signById(reader).name}`} />;
  return (
    <>
      <Seal sign={company.zodiacSign} size={30} />
      <span className="sr-only">{signById(company.zodiacSign).name}</span>
    </>
  );
}
