import { useQuery } from "@tanstack/react-query";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { useId } from "react";
import { apiQuery } from "../../api/client.ts";
import type { PairSide } from "./pair.ts";
import { sideName } from "./side-name.ts";

interface BossOfPairProps {
  readonly a: PairSide;
  readonly b: PairSide;
  readonly reader: SignId | undefined;
}

/** How the first of two people gets on if the second is the boss, and in a negotiation. Empty for any other pair. */
export function BossOfPair({ a, b, reader }: BossOfPairProps) {
  const id = useId();
  const { data, error } = useQuery({
    ...apiQuery("/api/reading/match", { sign: a.sign, other: b.sign, side: "person" }),
    enabled: a.kind === "person" && b.kind === "person",
  });
  // `MatchTexts` makes the same request and reports its failure.
  if (a.kind !== "person" || b.kind !== "person" || error) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <Heading id={id} level={3} size="small">
        If the {a.sign === b.sign && "other "}
        {signById(b.sign).name} is your boss
      </Heading>
      {a.sign !== reader && <p className="text-sm text-soft">For {sideName(a, reader)}</p>}
      <ReadingText text={data?.boss} words={110} />
      <Heading level={3} size="small" className="mt-4">
        Negotiating with the {a.sign === b.sign && "other "}
        {signById(b.sign).name}
      </Heading>
      <ReadingText text={data?.negotiating} words={106} />
    </section>
  );
}
