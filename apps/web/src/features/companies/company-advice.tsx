import { useQuery } from "@tanstack/react-query";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { Element, SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import { InterviewQuestions } from "../../reading/interview-questions.tsx";
import { TitledText } from "../../reading/titled-text.tsx";
import { elementName } from "../../sign/year-name.ts";

interface CompanyAdviceProps {
  readonly reader: SignId;
  /** The sign of the company. */
  readonly sign: SignId;
  /** The element of the reader's birth year, if the birth date is known. */
  readonly yearElement: Element | undefined;
}

/** What the year of birth adds to the match with a company, and what to ask there. */
export function CompanyAdvice({ reader, sign, yearElement }: CompanyAdviceProps) {
  // `MatchTexts` makes the same request and reports its failure.
  const { data, error } = useQuery(
    apiQuery("/api/reading/match", { sign: reader, other: sign, side: "company", yearElement }),
  );
  if (error) return null;
  return (
    <>
      {yearElement && (
        <TitledText title={`Born in ${yearElement === "earth" ? "an" : "a"} ${elementName(yearElement)} year`}>
          <ReadingText text={data?.forElement} words={38} />
        </TitledText>
      )}
      {data?.questions && (
        <TitledText title="Ask them this">
          <InterviewQuestions questions={data.questions} />
        </TitledText>
      )}
    </>
  );
}
