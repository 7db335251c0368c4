import { Button } from "@zodiac-at-work/ui/button";
import { chipStyle } from "@zodiac-at-work/ui/chip";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { addressOf, type ChapterId, chapters, fragmentOf } from "./chapters.ts";

/** Links to the chapters: a list beside them that stays in sight, or, in a narrow window, a row of chips above them. */
export function ReadingNav() {
  const current = useCurrentChapter();
  const link = (id: ChapterId) => ({
    to: addressOf(id),
    "aria-current": id === current ? ("true" as const) : undefined,
    // The next Tab goes on in the chapter.
    onClick: () => document.getElementById(fragmentOf(id))?.focus({ preventScroll: true }),
  });
  return (
    <div className="print:hidden max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-5 max-md:mb-6 max-md:border-b max-md:border-line max-md:bg-paper max-md:px-5 max-md:py-2 sm:max-md:-mx-8 sm:max-md:px-8">
      <div className="md:sticky md:top-6">
        <Eyebrow className="max-md:sr-only">Your reading</Eyebrow>
        <nav aria-label="Chapters">
          <ol className="flex gap-2 max-md:overflow-x-auto max-md:p-0.5 md:mt-3 md:flex-col md:gap-0">
            {chapters.map(({ id, title, short }, place) => (
              <li key={id} className="shrink-0">
                <Link {...link(id)} className={chipStyle({ className: "md:hidden" })}>
                  {short}
                </Link>
                <Link {...link(id)} className={linkStyle}>
                  <span aria-hidden="true" className="text-sm text-gold tabular-nums">
                    {place + 1}
                  </span>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <Button variant="quiet" size="small" onClick={() => window.print()} className="mt-5 w-full max-md:hidden">
          <Printer aria-hidden size={15} strokeWidth={1.75} />
          Print or PDF
        </Button>
      </div>
    </div>
  );
}

const linkStyle =
  "grid min-h-10 grid-cols-[1.25rem_1fr] items-center border-l-2 border-line pl-3 text-base/5 text-soft transition-colors hover:text-ink aria-[current]:border-cinnabar aria-[current]:font-medium aria-[current]:text-ink max-md:hidden pointer-coarse:min-h-11";

/** Returns the chapter at the upper part of the window. */
function useCurrentChapter(): ChapterId | undefined {
  const [current, setCurrent] = useState<ChapterId>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const chapter = chapters.find(({ id }) => fragmentOf(id) === target.id);
          if (isIntersecting && chapter) setCurrent(chapter.id);
        }
      },
      { rootMargin: "-15% 0px -80% 0px" },
    );
    for (const { id } of chapters) {
      const chapter = document.getElementById(fragmentOf(id));
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
