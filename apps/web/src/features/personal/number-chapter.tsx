import { Chapter, Entry, Reading } from "@zodiac-at-work/ui/chapter";
import { Calculation } from "./calculation.tsx";
import { LifePathEntries } from "./life-path-entries.tsx";
import type { Numbers } from "./reading-query.ts";
import { ReadingText } from "./reading-text.tsx";
import type { ReadingTexts } from "./reading-texts.ts";

interface NumberChapterProps {
  readonly numbers: Numbers;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** The numbers of a birth date, each with its calculation. */
export function NumberChapter({ numbers, texts }: NumberChapterProps) {
  const { birthDay, birthYear, monthKeyword, karmicDebts, personalCycle } = numbers;
  const debts = new Set(karmicDebts.map(({ number }) => number));
  return (
    <Chapter eyebrow="The numbers" title="Your numerology reading">
      <LifePathEntries numbers={numbers} texts={texts} />
      <Entry title="Birth day number" figure={birthDay.value}>
        <p>{birthDay.description}</p>
        <Calculation text={birthDay.text} />
      </Entry>
      <Entry title="Birth year number" figure={birthYear.value}>
        <Calculation text={birthYear.text} />
      </Entry>
      <Entry title="Month keyword">
        <Reading>{monthKeyword}</Reading>
      </Entry>
      {Array.from(debts, (debt) => (
        <Entry key={debt} title={`Karmic debt number ${debt}`}>
          <ReadingText text={texts?.karmicDebts.find(({ number }) => number === debt)?.text} words={36} />
        </Entry>
      ))}
      <CycleEntry title="Personal year" working={personalCycle.year} theme={texts?.personalYear} words={24} />
      <CycleEntry title="Personal month" working={personalCycle.month} theme={texts?.personalMonth} words={12} />
    </Chapter>
  );
}

interface CycleEntryProps {
  readonly title: string;
  readonly working: Numbers["personalCycle"]["year"];
  readonly theme: ReadingTexts["personalYear"] | undefined;
  readonly words: number;
}

function CycleEntry({ title, working, theme, words }: CycleEntryProps) {
  return (
    <Entry title={theme ? `${title}: ${theme.keyword}` : title} figure={working.value}>
      <ReadingText text={theme?.text} words={words} />
      <Calculation text={working.text} />
    </Entry>
  );
}
