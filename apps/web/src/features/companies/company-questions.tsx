import { useQuery } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import type { Born } from "../../match/match-texts.tsx";
import { InterviewQuestions } from "../../reading/interview-questions.tsx";
import { TitledText } from "../../reading/titled-text.tsx";

interface CompanyQuestionsProps {
  readonly reader: SignId;
  /** The sign of the company. */
  readonly sign: SignId;
  readonly born: Born | undefined;
}

/** What the reader should ask a company in an interview. */
export function CompanyQuestions({ reader, sign, born }: CompanyQuestionsProps) {
  // `MatchTexts` makes the same request and reports its failure.
  const { data } = useQuery(apiQuery("/api/reading/match", { sign: reader, other: sign, side: "company", ...born }));
  if (!data?.questions) return null;
  return (
    <div className="md:col-start-1">
      <TitledText title="Ask them this">
        <InterviewQuestions questions={data.questions} />
      </TitledText>
    </div>
  );
}
