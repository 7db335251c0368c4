import type { ReadingTexts } from "../api/reading-texts.ts";

interface InterviewQuestionsProps {
  readonly questions: ReadingTexts["advice"]["employer"]["questions"];
}

/** What to ask an employer, each question with a good answer. */
export function InterviewQuestions({ questions }: InterviewQuestionsProps) {
  return (
    <ol>
      {questions.map(({ question, goodAnswer }) => (
        <li key={question} className="border-t border-line py-2 first:border-t-0 print:py-0.5">
          <p className="font-medium">{question}</p>
          <p className="text-sm text-soft">A good answer: {goodAnswer}</p>
        </li>
      ))}
    </ol>
  );
}
