import { counted } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Checkbox } from "@zodiac-at-work/ui/checkbox";
import { Container } from "@zodiac-at-work/ui/container";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { signById } from "@zodiac-at-work/zodiac";
import { Link as LinkIcon, Printer, X } from "lucide-react";
import { useState } from "react";
import { MatchTexts } from "../../match/match-texts.tsx";
import { PersonalTabs } from "../../match/personal-tabs.tsx";
import { ScoreKey } from "../../match/score-key.tsx";
import { ScoreSum } from "../../match/score-sum.tsx";
import { SharedWork } from "../../match/shared-work.tsx";
import { AddMember } from "./add-member.tsx";
import { Finding } from "./finding.tsx";
import { Leader } from "./leader.tsx";
import {
  averageOf,
  bridgeOfPair,
  bridgeOfTeam,
  largestTeam,
  type Pair,
  pairsOf,
  scoreOf,
  strongestPair,
  type TeamMember,
  textOf,
} from "./team.ts";
import { TeamMatrix } from "./team-matrix.tsx";
import { useTeam } from "./use-team.ts";

/** A team of up to eight people: who pulls together, and where to agree on rules first. */
export function TeamPage() {
  const { team, isKept, add, remove, show, clear, keep } = useTeam();
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    const url = new URL(window.location.href);
    url.hash = `team=${textOf(team)}`;
    try {
      await navigator.clipboard.writeText(url.href);
      setOutcome("Link copied. It holds nicknames and signs, no dates.");
    } catch {
      setOutcome(`The link could not be copied: ${url.href}`);
    }
  };
  return (
    <>
      <div className="print:hidden">
        <PersonalTabs current="team" />
      </div>
      <Container className="py-8 sm:py-10">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Heading level={1} size="page">
              Your team
            </Heading>
            <p className="mt-2 font-serif text-lg font-medium text-soft">
              Which pairs pull together, and where to agree on rules first.
            </p>
          </div>
          {team.length > 1 && (
            <div className="flex gap-2 print:hidden">
              <Button variant="quiet" size="small" onClick={() => window.print()}>
                <Printer aria-hidden size={15} strokeWidth={1.75} />
                Print
              </Button>
              <Button variant="quiet" size="small" onClick={() => void copy()}>
                <LinkIcon aria-hidden size={15} strokeWidth={1.75} />
                Copy link without dates
              </Button>
            </div>
          )}
        </div>
        <p role="status" className="text-sm wrap-anywhere not-empty:mb-4">
          {outcome}
        </p>
        {team.length > 0 && (
          <ul
            aria-label="People"
            className="mb-5 flex flex-wrap gap-x-6 gap-y-3 max-sm:gap-y-1 border-y border-line py-3"
          >
            {team.map(({ name, sign }, place) => (
              <li key={place} className="flex items-center gap-2.5 text-sm/5 max-sm:w-full">
                <Seal sign={sign} size={36} />
                <span className="min-w-0 grow">
                  <span className="block font-medium wrap-anywhere">{name}</span>
                  <span className="text-soft">{signById(sign).name}</span>
                </span>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(place)}
                  className="grid size-9 place-content-center rounded-sm text-soft hover:text-ink pointer-coarse:size-11 print:hidden"
                >
                  <X aria-hidden size={14} strokeWidth={1.75} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {team.length < largestTeam && <AddMember key={`add ${team.length}`} onAdd={add} />}
        <div className="mt-3 mb-8 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-soft print:hidden">
          <Checkbox
            label="Keep nicknames and signs on this device"
            checked={isKept}
            onChange={(event) => keep(event.currentTarget.checked)}
          />
          <p>
            {team.length} of {largestTeam}. A birth date only gives the sign, and is not kept.
          </p>
          {team.length > 0 && (
            <button type="button" onClick={clear} className="text-link min-h-9 pointer-coarse:min-h-11">
              Clear all
            </button>
          )}
        </div>
        {team.length < 2 ? (
          <EmptyState
            level={2}
            title="Add two people to begin"
            text="Nicknames or initials are enough. With three, you also see who can stand between two others."
          >
            {team.length === 0 && (
              <Button variant="quiet" onClick={() => show(example)}>
                Try a team of four
              </Button>
            )}
          </EmptyState>
        ) : (
          <Scores key={`scores ${team.length}`} team={team} />
        )}
      </Container>
    </>
  );
}

const example: readonly TeamMember[] = [
  { name: "Ana", sign: "rooster" },
  { name: "Ben", sign: "dragon" },
  { name: "Cleo", sign: "rat" },
  { name: "Dan", sign: "dog" },
];

function Scores({ team }: { readonly team: readonly TeamMember[] }) {
  const [chosen, setChosen] = useState<Pair>([0, 1]);
  const [a, b] = [team[chosen[0]], team[chosen[1]]];
  const between = bridgeOfPair(team, chosen);
  const bridge = between === undefined ? undefined : team[between];
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <TeamMatrix
          label="The score of each pair"
          members={team}
          scoreOf={(row, column) => scoreOf(team, [row, column])}
          chosen={chosen}
          onChoose={(row, column) => setChosen([row, column])}
        />
        <ScoreKey className="mt-3" />
        <p className="text-xs/5 text-soft">Underlined, under 40: agree on rules first.</p>
      </div>
      {a && b && (
        <section
          aria-label="Chosen pair"
          aria-live="polite"
          className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Heading level={2} size="card" className="wrap-anywhere">
            {a.name} and {b.name}
          </Heading>
          <MatchTexts
            sign={a.sign}
            other={b.sign}
            side="person"
            adviceFor={(sign) => `For ${a.sign === b.sign ? "both" : sign === a.sign ? a.name : b.name}`}
          />
          <SharedWork a={a.sign} b={b.sign} />
          <ScoreSum reader={a.sign} sign={b.sign} />
          {bridge && between !== undefined && (
            <p className="flex items-center gap-3 rounded-sm bg-well px-4 py-3 text-sm">
              <Seal sign={bridge.sign} size={36} />
              <span>
                <strong>{bridge.name} can stand between them.</strong> {scoreOf(team, [chosen[0], between])} with{" "}
                {a.name}, {scoreOf(team, [chosen[1], between])} with {b.name}.
              </span>
            </p>
          )}
        </section>
      )}
      <Summary team={team} />
    </div>
  );
}

function Summary({ team }: { readonly team: readonly TeamMember[] }) {
  const bridge = bridgeOfTeam(team);
  const strongest = strongestPair(team);
  const pairs = pairsOf(team);
  const good = pairs.filter((pair) => scoreOf(team, pair) >= 60).length;
  const hard = pairs.filter((pair) => scoreOf(team, pair) < 40).length;
  const nameOf = (place: number) => team[place]?.name ?? "";
  return (
    <div className="grid gap-x-8 gap-y-6 border-t border-edge pt-6 sm:grid-cols-2">
      <Leader team={team} />
      {bridge !== undefined && (
        <Finding eyebrow="Bridge of the team" title={nameOf(bridge)}>
          Average {Math.round(averageOf(team, bridge))} with the others. Good where two sides meet: handovers, planning,
          the first call with a client.
        </Finding>
      )}
      {strongest && (
        <Finding eyebrow="Strongest pair" title={`${nameOf(strongest[0])} and ${nameOf(strongest[1])}`}>
          They score {scoreOf(team, strongest)}.
        </Finding>
      )}
      <Finding eyebrow="All pairs" title={counted(pairs.length, "pair")}>
        {good} score 60 or more, {hard} score under 40.
      </Finding>
    </div>
  );
}
