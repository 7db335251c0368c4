import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { foundingText } from "../../lists/founding.ts";
import { MatchTexts } from "../../match/match-texts.tsx";
import { ScoreSum } from "../../match/score-sum.tsx";
import { shortReason, signOfYearAlone, statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

interface UsStatePanelProps {
  readonly state: UsState;
  readonly reader: SignId | undefined;
  /** Whether the panel takes the focus. */
  readonly isAwaited: boolean;
  readonly onArrived: () => void;
}

/** Everything about one state, beside the map. */
export function UsStatePanel({ state, reader, isAwaited, onArrived }: UsStatePanelProps) {
  const { name, nickname, zodiacSign, description, capital, region, category, population, area } = state;
  const heading = useArrival(isAwaited, name, onArrived);
  const statehood = statehoodOf(state);
  const byYear = signOfYearAlone(state);
  return (
    <section
      aria-labelledby="state-panel"
      className="h-full rounded-md border border-line bg-sheet p-5 lg:min-h-145 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8"
    >
      <div>
        <div className="flex items-center gap-4">
          <Seal sign={zodiacSign} size={64} />
          <div>
            <Heading
              ref={heading}
              id="state-panel"
              level={2}
              size="card"
              tabIndex={-1}
              className="scroll-my-24 leading-tight"
            >
              {name}
            </Heading>
            <p className="text-sm/5 text-soft">
              {signById(zodiacSign).name}
              {reader === zodiacSign && ", like you"}
              {nickname && ` · ${nickname}`}
            </p>
          </div>
        </div>
        <dl className="mt-4 text-sm">
          <Fact term="Joined">{foundingText(statehood)}</Fact>
          <Fact term="Why">{shortReason(state)}</Fact>
          <Fact term="Capital">{capital}</Fact>
          <Fact term="Region">{region}</Fact>
          <Fact term="Category">{category}</Fact>
          <Fact term="People, 2020 census">{population?.toLocaleString("en-US") ?? "Unknown"}</Fact>
          <Fact term="Area">{area === null ? "Unknown" : `${area.toLocaleString("en-US")} sq mi`}</Fact>
        </dl>
      </div>
      <div className="flex flex-col text-sm">
        <p className="border-t border-line pt-3 text-soft sm:max-lg:border-t-0 sm:max-lg:pt-0">{description}</p>
        {byYear && (
          <p className="mt-3 border-l-2 border-gold pl-3">
            By the calendar year {state.statehoodYear} alone, the sign would be {signById(byYear).name}.
          </p>
        )}
        {reader && <Match reader={reader} sign={zodiacSign} />}
      </div>
    </section>
  );
}

function Match({ reader, sign }: { readonly reader: SignId; readonly sign: SignId }) {
  const [isOpen, setIsOpen] = useState(false);
  const { score } = careerMatch(reader, sign);
  return (
    <details className="mt-3 border-t border-line pt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center justify-between [&::-webkit-details-marker]:hidden">
        <span className="font-medium underline decoration-dashed underline-offset-4">Match with you</span>
        <ScoreBadge score={score} label={`Match with ${signById(reader).name}`} />
      </summary>
      <div className="grid gap-6 pt-2">
        <ScoreSum reader={reader} sign={sign} />
        {isOpen && <MatchTexts sign={reader} other={sign} side="state" />}
      </div>
    </details>
  );
}

/** A placeholder for the panel. */
export function UsStatePanelLoading() {
  return (
    <div
      aria-hidden="true"
      className="grid h-full min-h-110 content-start lg:min-h-145 gap-4 rounded-md border border-line bg-sheet p-5"
    >
      <div className="flex items-center gap-4">
        <Skeleton className="size-16" />
        <Skeleton className="h-6 w-2/5" />
      </div>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-4" />
      ))}
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-1.5">
      <dt className="text-soft">{term}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}

/** Moves the focus to the heading of the panel, and scrolls to it only if it is out of sight. The map stays. */
function useArrival(isAwaited: boolean, name: string, onArrived: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
    arrived();
  }, [isAwaited, name]);
  return heading;
}
