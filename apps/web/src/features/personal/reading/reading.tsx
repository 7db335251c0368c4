import { NumberedChapter } from "@zodiac-at-work/ui/numbered-chapter";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { type ReactNode, useState } from "react";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { FailureState } from "../../../lists/failure-state.tsx";
import { type ChapterId, chapters, fragmentOf } from "./chapters.ts";
import { NextChapter } from "./next-chapter.tsx";
import { NumberChapter } from "./number-chapter.tsx";
import { PartnersChapter } from "./partners-chapter.tsx";
import { ReadingNav } from "./reading-nav.tsx";
import type { Numbers } from "./reading-query.ts";
import { SignChapter } from "./sign-chapter.tsx";
import { WorkChapter } from "./work-chapter.tsx";
import { YearsChapter } from "./years-chapter.tsx";

interface ReadingProps {
  /** An ISO date that has a sign. */
  readonly birthDate: string;
  readonly answer: SignOfDate;
  readonly numbers: Numbers;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/**
 * The reading of a birth date: six chapters, with links to each of them.
 *
 * @example
 * <Reading birthDate={birthDate} {...useReading(birthDate)} />
 */
export function Reading({ birthDate, answer, numbers, texts, error, onRetry }: ReadingProps) {
  const [unfolded, setUnfolded] = useState<readonly ChapterId[]>([]);
  const { sign } = answer;
  const contents: Readonly<Record<ChapterId, ReactNode>> = {
    sign: <SignChapter birthDate={birthDate} answer={answer} texts={texts} />,
    partners: <PartnersChapter sign={sign} />,
    work: <WorkChapter sign={sign} texts={texts} />,
    numbers: <NumberChapter numbers={numbers} texts={texts} />,
    years: <YearsChapter sign={sign} numbers={numbers} texts={texts} />,
    next: <NextChapter answer={answer} />,
  };
  if (error)
    return (
      <FailureState
        text="Failed to load your reading. Please check your connection and try again."
        error={error}
        onRetry={onRetry}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 md:grid-cols-[11.5rem_minmax(0,1fr)] print:block">
      <p role="status" className="sr-only">
        {texts ? "" : "Loading your reading"}
      </p>
      <ReadingNav onFollow={(id) => setUnfolded([...unfolded, id])} />
      <div className="min-w-0">
        {chapters.map(({ id, title, lede, isFolded }, place) => (
          <NumberedChapter
            key={id}
            id={fragmentOf(id)}
            number={place + 1}
            title={title}
            {...(lede && { lede })}
            {...(isFolded && {
              isOpen: unfolded.includes(id),
              onToggle: () =>
                setUnfolded(unfolded.includes(id) ? unfolded.filter((each) => each !== id) : [...unfolded, id]),
            })}
          >
            {contents[id]}
          </NumberedChapter>
        ))}
      </div>
    </div>
  );
}
