import { NumberedChapter } from "@zodiac-at-work/ui/numbered-chapter";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { FailureState } from "../../../lists/failure-state.tsx";
import { addressOf, type ChapterId, chapterOf, chapters, fragmentOf } from "./chapters.ts";
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
 * The reading of a birth date: six chapters, with links to each of them. On a phone one chapter is open at a time: the one
 * in the address, or the first.
 *
 * @example
 * <Reading birthDate={birthDate} {...useReading(birthDate)} />
 */
export function Reading({ birthDate, answer, numbers, texts, error, onRetry }: ReadingProps) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  // Of a visit to the address, so that a later link to the same chapter unfolds it again.
  const [foldedAt, setFoldedAt] = useState<string>();
  const named = chapterOf(hash);
  const open = foldedAt === key ? undefined : (named ?? "sign");
  useScrollOnArrival(named);
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
      <ReadingNav />
      <div className="min-w-0">
        {chapters.map(({ id, title, lede }, place) => (
          <NumberedChapter
            key={id}
            id={fragmentOf(id)}
            number={place + 1}
            title={title}
            {...(lede && { lede })}
            isOpen={id === open}
            // Its links and its card are of no use on paper.
            isScreenOnly={id === "next"}
            onToggle={() => {
              if (id === open) setFoldedAt(key);
              else void navigate(addressOf(id), { replace: true });
            }}
          >
            {contents[id]}
          </NumberedChapter>
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the chapter that the first address names. A router scrolls only to what stands when the address changes. */
function useScrollOnArrival(chapter: ChapterId | undefined): void {
  const first = useRef(chapter);
  useEffect(() => {
    if (first.current) document.getElementById(fragmentOf(first.current))?.scrollIntoView();
  }, []);
}
