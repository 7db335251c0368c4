import { Button } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { ArrowLeftRight } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { deferred } from "../../deferred.tsx";
import { PersonalTabs } from "../../match/personal-tabs.tsx";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { CopyPairLink } from "./copy-pair-link.tsx";
import { PairReasons, PairScore } from "./match-result.tsx";
import { OtherMatches } from "./other-matches.tsx";
import type { Pair } from "./pair.ts";
import { recordNamed, SidePicker } from "./side-picker.tsx";
import { type Side, sideIn, textOf } from "./sides.ts";
import { useRecords } from "./use-records.ts";

/** The match of any two of a person, a company, a car brand and a state. The URL holds both, a person by the sign only. */
export function MatchPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const reader = useReadersSign();
  const asked = query.get("a");
  const first = asked === null && reader ? { kind: "person" as const, value: reader } : sideIn(asked, "person");
  const second = sideIn(query.get("b"), "company");
  const signs = [useSignOf(first), useSignOf(second)] as const;
  const show = (a: Side, b: Side) =>
    void navigate({ search: searchFor(a, b) }, { preventScrollReset: true, replace: true });
  const [a, b] = signs;
  const pair =
    a && b && first.value && second.value
      ? {
          a: { kind: first.kind, value: first.value, sign: a },
          b: { kind: second.kind, value: second.value, sign: b },
        }
      : undefined;
  return (
    <>
      <PersonalTabs current="match" />
      <Container className="py-8 sm:py-10">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Heading level={1} size="page">
              Match two
            </Heading>
            <p className="mt-2 font-serif text-lg font-medium text-soft">
              Any two of a person, a company, a car brand or a state.
            </p>
          </div>
          <div className="flex gap-2">
            <Button variant="quiet" size="small" onClick={() => show(second, first)}>
              <ArrowLeftRight aria-hidden size={15} strokeWidth={1.75} />
              Swap
            </Button>
            {pair && <CopyPairLink />}
          </div>
        </div>
        <div className="grid items-start gap-6 md:max-lg:grid-cols-2 lg:grid-cols-[1fr_14rem_1fr]">
          <SidePicker
            key={`a ${first.kind}`}
            label="First side"
            side={first}
            isReader={first.kind === "person" && first.value === reader}
            onChange={(side) => show(side, second)}
          />
          <div className="self-center max-lg:order-3 md:max-lg:col-span-2">{a && b && <PairScore a={a} b={b} />}</div>
          <SidePicker
            key={`b ${second.kind}`}
            label="Second side"
            side={second}
            isReader={second.kind === "person" && second.value === reader && first.kind !== "person"}
            onChange={(side) => show(first, side)}
          />
        </div>
        <PairResult pair={pair} reader={reader} onShow={show} />
        <p className="mt-6 text-sm text-soft">A birth date stays on this device. The address holds only its sign.</p>
      </Container>
    </>
  );
}

interface PairResultProps {
  /** Undefined until both sides are chosen and found. */
  readonly pair: Pair | undefined;
  readonly reader: SignId | undefined;
  readonly onShow: (a: Side, b: Side) => void;
}

const PairResult = deferred(function PairResult({ pair, reader, onShow }: PairResultProps) {
  if (!pair)
    return (
      <div className="mt-8">
        <EmptyState
          level={2}
          title="Choose both sides"
          text="Enter a birth date, or choose a company, a car brand or a state on each side."
        >
          <Button variant="quiet" onClick={() => onShow(example.a, example.b)}>
            Try the Dragon with Apple
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <>
      <PairReasons a={pair.a} b={pair.b} reader={reader} />
      <OtherMatches pair={pair} reader={reader} searchFor={searchFor} />
    </>
  );
});

const example: { readonly a: Side; readonly b: Side } = {
  a: { kind: "person", value: "dragon" },
  b: { kind: "company", value: "Apple" },
};

function searchFor(a: Side, b: Side): string {
  return `?${new URLSearchParams({ a: textOf(a), b: textOf(b) })}`;
}

function useSignOf({ kind, value }: Side): SignId | undefined {
  const { records } = useRecords(kind);
  if (kind === "person") return isSignId(value) ? value : undefined;
  return recordNamed(records, value)?.sign;
}
