import { readNumerology } from "@zodiac-at-work/numerology";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, parseDate, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { RelationWheel } from "../../match/relation-wheel.tsx";
import { CheckList } from "../../offer/check-list.tsx";
import { signReason } from "../../sign/sign-reason.ts";
import { today } from "../../sign/today.ts";
import { yearName } from "../../sign/year-name.ts";
import { formatDay } from "../../text/date.ts";

const birthDate = "1988-11-29";
const yearsShown = 8;

/**
 * Parts of the reading of one birth date: the wheel of relations, the sum of the life path number and the next years. It is
 * HTML without a script, and without style attributes, which the Content-Security-Policy forbids.
 */
export function ReadingExample() {
  const answer = signOfDate(birthDate);
  return (
    <Container className="pb-7 max-sm:-mt-4 sm:pb-12 md:pb-16">
      <section
        aria-labelledby="reading-title"
        className="grid overflow-hidden rounded-md border border-line bg-sheet max-sm:grid-cols-[1fr_36%] lg:grid-cols-[1fr_2.2fr]"
      >
        <div className="p-5 sm:p-7">
          <Heading id="reading-title" level={2} size="card">
            Your own reading, worked out step by step
          </Heading>
          <p className="mt-3 text-soft max-sm:hidden">
            Who you work well with, and why. Your element, your strengths and your growth areas. Your numbers with every
            sum, the next twelve years and your good days for interviews.
          </p>
          <p className="mt-3 text-soft max-sm:text-sm">
            Your own sign is the mirror: two {signById(answer.sign).name}s score{" "}
            {careerMatch(answer.sign, answer.sign).score}. The best matches are the signs in harmony with yours.
          </p>
          <CheckList
            className="mt-5 max-sm:hidden"
            points={[
              "Print it, or save it as a PDF",
              "A card to share, without your birth date",
              "Your birth date never leaves your browser",
            ]}
          />
        </div>
        {/* A phone shows the wheel alone, too small for its numbers. */}
        <div className="grid items-center gap-x-10 gap-y-6 border-line bg-well p-2 max-lg:border-t max-sm:border-t-0 max-sm:border-l sm:grid-cols-2 sm:p-7 lg:border-l max-sm:[&_figcaption]:hidden max-sm:[&_text]:hidden">
          <RelationWheel sign={answer.sign} isStill />
          <div className="max-sm:hidden">
            <div className="flex items-center gap-4">
              <Seal sign={answer.sign} size={72} />
              <div>
                <Eyebrow>Born {formatDay(parseDate(birthDate))}</Eyebrow>
                <Heading level={3} size="card">
                  {yearName(answer)}
                </Heading>
              </div>
            </div>
            <p className="mt-2 text-sm text-soft">{signReason(birthDate, answer)}</p>
            <LifePath />
            <Years />
          </div>
        </div>
      </section>
    </Container>
  );
}

function LifePath() {
  const { steps, value } = readNumerology(birthDate).lifePath;
  return (
    <ol
      aria-label="Life path number"
      className="mt-4 font-serif text-lg/6 font-medium tabular-nums [&>li]:border-t [&>li]:border-line"
    >
      {steps.map(({ addends, sum }) => (
        <li key={sum} className="flex justify-between gap-3 py-1.5">
          <span className="text-soft">{addends.join(" + ")}</span>
          <span className={sum === value ? "text-cinnabar" : undefined}>
            <span className="sr-only">= </span>
            {sum}
          </span>
        </li>
      ))}
    </ol>
  );
}

const tones = {
  harmony: { name: "in favor", bar: "bg-success" },
  tension: { name: "with care", bar: "bg-cinnabar" },
  mixed: { name: "mixed", bar: "bg-gold" },
  even: { name: "even", bar: "bg-edge" },
} as const;

function Years() {
  const { sign } = signOfDate(birthDate);
  const { zodiacYear } = signOfDate(today());
  return (
    <ol
      aria-label="The next years"
      className="mt-4 flex justify-between gap-1 text-center text-xs text-soft tabular-nums"
    >
      {Array.from({ length: yearsShown }, (_, index) => outlook(sign, zodiacYear + index)).map((year) => (
        <li key={year.zodiacYear} className="grid justify-items-center gap-1.5">
          <Seal sign={year.yearSign} size={28} />
          <span className={`h-1 w-6 ${tones[year.tone].bar}`} />
          <span>
            {year.zodiacYear}
            <span className="sr-only">
              , {signById(year.yearSign).name}: {tones[year.tone].name}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
