import { useQuery } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { Element, SignId } from "@zodiac-at-work/zodiac";
import { type ReactNode, useId } from "react";
import { apiQuery } from "../api/client.ts";
import { FailureState } from "../lists/failure-state.tsx";
import { elementName } from "../sign/year-name.ts";

/** What is matched with a person. */
export type MatchSide = "person" | "company" | "state";

/** What of a birth date has advice on companies. */
export interface Born {
  readonly yearElement: Element;
  readonly lifePath: number;
}

interface MatchTextsProps {
  /** The sign of the person. */
  readonly sign: SignId;
  readonly other: SignId;
  readonly side: MatchSide;
  /** What the birth date adds to the advice on a company. */
  readonly born?: Born | undefined;
  /** Says whom the advice for a sign is for, where it is not the reader alone. */
  readonly adviceFor?: (sign: SignId) => string;
  /** What follows the advice. */
  readonly children?: ReactNode;
}

/** What works between two sides, what grates, and what to do about it. */
export function MatchTexts({ sign, other, side, born, adviceFor, children }: MatchTextsProps) {
  const { data, error, refetch } = useQuery(apiQuery("/api/reading/match", { sign, other, side, ...born }));
  if (error)
    return (
      <FailureState
        text="Failed to load the texts of this match. Please check your connection and try again."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid content-start gap-6">
      <Part title="What works">
        <ReadingText text={data?.works} words={22} />
      </Part>
      <Part title="What grates">
        <ReadingText text={data?.grates} words={22} />
      </Part>
      <Part title={side === "state" ? "What to do first" : "What to do"}>
        {(data?.advice ?? placeholders(sign, other, side)).map(({ sign: reader, text }) => (
          <Advice key={reader} label={adviceFor?.(reader)} text={text} words={26} />
        ))}
        {born && (
          <>
            <Advice label={`Born in ${yearWithArticle(born.yearElement)}`} text={data?.forElement} words={38} />
            <Advice label={`With life path ${born.lifePath}`} text={data?.forLifePath} words={40} />
          </>
        )}
        {children}
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <Heading id={id} level={3} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface AdviceProps {
  /** Says what it is for. */
  readonly label: string | undefined;
  readonly text: string | undefined;
  /** About how many words it has. */
  readonly words: number;
}

function Advice({ label, text, words }: AdviceProps) {
  return (
    <div className="grid gap-1">
      {label && <p className="text-sm text-soft">{label}</p>}
      <ReadingText text={text} words={words} />
    </div>
  );
}

function yearWithArticle(element: Element): string {
  return `${element === "earth" ? "an" : "a"} ${elementName(element)} year`;
}

type MatchAdvice = Of<Api["GET /api/reading/match"], "response">["advice"][number];

function placeholders(
  sign: SignId,
  other: SignId,
  side: MatchSide,
): (Pick<MatchAdvice, "sign"> & { text: undefined })[] {
  const signs = side === "person" ? [...new Set([sign, other])] : [sign];
  return signs.map((each) => ({ sign: each, text: undefined }));
}
