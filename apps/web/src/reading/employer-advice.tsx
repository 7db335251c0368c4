import { TextPlaceholder } from "@zodiac-at-work/ui/reading-text";
import type { ReadingTexts } from "../api/reading-texts.ts";
import { InterviewQuestions } from "./interview-questions.tsx";
import { TitledText } from "./titled-text.tsx";

/** Which employer suits the reader, what to ask there, and what should warn them. */
export function EmployerAdvice({ advice }: { readonly advice: ReadingTexts["advice"]["employer"] | undefined }) {
  return (
    <TitledText title="Choosing an employer">
      {advice ? (
        <>
          <p className="print:text-sm">
            {advice.suits.size} {advice.suits.pace} {advice.suits.pay}
          </p>
          <div className="print:text-sm">
            <h4 className="text-sm font-semibold">What to ask</h4>
            <InterviewQuestions questions={advice.questions} />
          </div>
          <div className="print:text-sm">
            <h4 className="text-sm font-semibold">What should warn you</h4>
            <ul className="mt-1 list-disc pl-5">
              {advice.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <p>
          <TextPlaceholder words={180} />
        </p>
      )}
    </TitledText>
  );
}
