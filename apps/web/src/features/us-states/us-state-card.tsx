import { Heading } from "@zodiac-at-work/ui/heading";
import { signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { foundingText, signsOf } from "../../catalog/founding.ts";
import { foundingReason } from "../../catalog/founding-reason.ts";
import { SignBadge } from "../../catalog/sign-badge.tsx";
import { stateLinkId } from "./state-link.ts";
import { signOfYearAlone, statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

interface UsStateCardProps {
  readonly state: UsState;
  /** The URL's query for the state. */
  readonly search: string;
  readonly isPointed: boolean;
  readonly isChosen: boolean;
  /** Whether the card takes the focus. */
  readonly isAwaited: boolean;
  readonly onPoint: (name: string | undefined) => void;
  readonly onArrived: () => void;
}

export function UsStateCard({ state, search, isPointed, isChosen, isAwaited, onPoint, onArrived }: UsStateCardProps) {
  const { name, nickname, zodiacSign, description, capital, region, category, population, area } = state;
  const heading = useArrival(isAwaited, onArrived);
  const statehood = statehoodOf(state);
  return (
    <li
      onPointerEnter={() => onPoint(name)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(name)}
      onBlur={() => onPoint(undefined)}
      aria-current={isChosen ? "true" : undefined}
      className={cx(
        "flex flex-col rounded-md border bg-sheet px-5 pt-5 transition-colors",
        isChosen ? "border-ink" : isPointed ? "border-edge" : "border-line",
      )}
    >
      <Heading ref={heading} level={3} size="small" tabIndex={-1} className="scroll-mt-24 leading-snug">
        {name}
      </Heading>
      <p className="text-sm text-soft">{[nickname, region, category].filter(Boolean).join(" · ")}</p>
      <div className="mt-3">
        <SignBadge sign={zodiacSign} possible={signsOf(statehood, zodiacSign)}>
          Joined {foundingText(statehood)}
        </SignBadge>
      </div>
      <Reason state={state} />
      <p className="mt-3 mb-4 text-sm text-soft">{description}</p>
      <dl className="mt-auto grid grid-cols-[1fr_auto_auto] gap-x-4 border-t sm:grid-cols-3 border-line py-2.5 text-sm">
        <Fact term="Capital">{capital}</Fact>
        <Fact term="Population (2018)">{population?.toLocaleString("en-US") ?? "Unknown"}</Fact>
        <Fact term="Area">{area === null ? "Unknown" : `${area.toLocaleString("en-US")} sq mi`}</Fact>
      </dl>
      <div className="flex min-h-13 items-center border-t border-line text-sm">
        <Link
          to={{ search }}
          preventScrollReset
          onClick={() => document.getElementById(stateLinkId(name))?.focus()}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          Show on the map
          <span className="sr-only">({name})</span>
        </Link>
      </div>
    </li>
  );
}

/** The reason for the sign, highlighted if the calendar year gives another one. */
function Reason({ state }: { readonly state: UsState }) {
  const byYear = signOfYearAlone(state);
  const reasons = foundingReason(statehoodOf(state), state.zodiacSign);
  return (
    <p className={cx("mt-3 text-sm", byYear ? "border-l-2 border-gold pl-3" : "text-soft")}>
      {reasons[0]}
      {byYear && ` By the calendar year ${state.statehoodYear} alone, the sign would be ${signById(byYear).name}.`}
    </p>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-soft">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** Moves the focus to the heading of the card and scrolls to it. */
function useArrival(isAwaited: boolean, onArrived: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
    arrived();
  }, [isAwaited]);
  return heading;
}
