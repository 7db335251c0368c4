import type { LifePathMethod } from "@zodiac-at-work/numerology";
import { Fact, FactList } from "@zodiac-at-work/ui/fact-list";
import { ReadingText, TextPlaceholder } from "@zodiac-at-work/ui/reading-text";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { TitledText } from "../../../reading/titled-text.tsx";
import { Ladder, Ladders } from "./ladder.tsx";
import type { Numbers } from "./reading-query.ts";

interface NumberChapterProps {
  readonly numbers: Numbers;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** The numbers of a birth date, each with its sums, and the texts of the life path. */
export function NumberChapter({ numbers, texts }: NumberChapterProps) {
  const { lifePath, birthDay, birthYear, monthKeyword, karmicDebts, methodsAgree, masterNumbers, date } = numbers;
  const profile = texts?.lifePath;
  const debts = new Set(karmicDebts.map(({ number }) => number));
  const births = texts?.births;
  const kept = (value: number) => masterNumbers.some(({ number }) => number === value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-5">
      <Ladders label="How your numbers are worked out">
        <Ladder
          title="Life path number"
          note={methodsAgree ? "All three methods agree" : "Methods differ"}
          steps={lifePath.steps}
          value={lifePath.value}
        >
          {kept(lifePath.value) && masterNumber}
        </Ladder>
        <Ladder title="Birth day number" note={birthDay.description} steps={birthDay.steps} value={birthDay.value}>
          {kept(birthDay.value) && masterNumber}
        </Ladder>
        <Ladder title="Birth year number" note={`Born in ${date.year}`} steps={birthYear.steps} value={birthYear.value}>
          {kept(birthYear.value) && masterNumber}
        </Ladder>
      </Ladders>
      {!methodsAgree && <OtherMethods numbers={numbers} texts={texts} />}
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2 print:gap-y-4">
        <div className="grid content-start gap-8 max-sm:gap-0 print:gap-4">
          <div className="max-sm:mb-6">
            <TitledText title={`Life path ${lifePath.value}`}>
              <ReadingText text={profile?.description} words={57} />
            </TitledText>
          </div>
          {lifePath.value <= 9 && (
            <TitledText title="In Chinese custom" isFoldable>
              <ReadingText text={profile?.chineseInsight} words={50} />
            </TitledText>
          )}
          <TitledText title="Work environment" isFoldable>
            <ReadingText text={profile?.workEnvironment} words={25} />
          </TitledText>
        </div>
        <FactList className="self-start">
          <Fact term="Strengths">
            <Points points={profile?.strengths} words={18} />
          </Fact>
          <Fact term="Challenges">
            <Points points={profile?.challenges} words={14} />
          </Fact>
          <Fact term="Career fields">
            <Points points={profile?.careerFields} words={14} />
          </Fact>
          <Fact term="Month keyword">{monthKeyword}</Fact>
        </FactList>
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 max-sm:gap-0 md:grid-cols-2 print:grid-cols-2 print:gap-y-4">
        <TitledText title={`Birth day ${date.day}`} isFoldable>
          <ReadingText text={births?.days[date.day - 1]} words={57} />
        </TitledText>
        <TitledText title={`Birth year number ${birthYear.value}`} isFoldable>
          <ReadingText text={births?.years.find(({ number }) => number === birthYear.value)?.text} words={54} />
        </TitledText>
        <TitledText title={`Month keyword: ${monthKeyword}`} isFoldable>
          <ReadingText text={births?.months[date.month - 1]} words={53} />
        </TitledText>
        {Array.from(debts, (debt) => (
          <TitledText key={debt} title={`Karmic debt number ${debt}`} isFoldable>
            <ReadingText text={texts?.karmicDebts.find(({ number }) => number === debt)?.text} words={63} />
          </TitledText>
        ))}
      </div>
    </div>
  );
}

const masterNumber = "Master number, kept";

interface PointsProps {
  /** Undefined while they load. */
  readonly points: readonly string[] | undefined;
  /** About how many words they have together. */
  readonly words: number;
}

/** Points in a line, or a placeholder of their length while they load. */
function Points({ points, words }: PointsProps) {
  return points ? points.join("\u00a0· ") : <TextPlaceholder words={words} />;
}

const methodNames: Readonly<Record<LifePathMethod, string>> = {
  sum: "Month, day and year added",
  parts: "Month, day and year reduced first",
  digits: "All digits added",
};

function OtherMethods({ numbers: { lifePath, otherMethods }, texts }: NumberChapterProps) {
  const others = otherMethods.filter(({ value }) => value !== lifePath.value);
  return (
    <div className="grid gap-3 border-l-2 border-edge pl-4">
      <p className="text-sm text-soft">Numerologists add in different ways. For your date the results differ:</p>
      <ul className="grid gap-3">
        {others.map(({ method, value, text }) => (
          <li key={method}>
            <p className="font-medium">
              {methodNames[method]}: {value}
            </p>
            <p className="text-sm text-soft tabular-nums">{text}</p>
          </li>
        ))}
      </ul>
      <ReadingText text={texts?.otherLifePath?.description} words={57} />
    </div>
  );
}
