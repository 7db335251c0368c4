import { readNumerology } from "@zodiac-at-work/numerology";
import { cycleThemes, karmicDebtTexts } from "@zodiac-at-work/numerology/profiles";
import { Chapter, Entry, Reading } from "@zodiac-at-work/ui/chapter";
import { today } from "../../sign/today.ts";
import { LifePathEntries } from "./life-path-entries.tsx";
import { Working } from "./working.tsx";

/** The numbers of a birth date, each with its working. */
export function NumberChapter({ birthDate }: { readonly birthDate: string }) {
  const reading = readNumerology(birthDate, { today: today() });
  const { birthDay, birthYear, monthKeyword, karmicDebts, personalCycle } = reading;
  const yearTheme = cycleThemes[personalCycle.year.value];
  const monthTheme = cycleThemes[personalCycle.month.value];
  return (
    <Chapter eyebrow="The numbers" title="Your numerology reading">
      <LifePathEntries reading={reading} />
      <Entry title="Birth day number" figure={birthDay.value}>
        <p>{birthDay.description}</p>
        <Working text={birthDay.text} />
      </Entry>
      <Entry title="Birth year number" figure={birthYear.value}>
        <Working text={birthYear.text} />
      </Entry>
      <Entry title="Month keyword">
        <Reading>{monthKeyword}</Reading>
      </Entry>
      {karmicDebts.map(({ number, of }) => (
        <Entry key={`${number} ${of}`} title={`Number ${number}, passed through`}>
          <Reading>{karmicDebtTexts[number]}</Reading>
        </Entry>
      ))}
      <Entry title={`Personal year: ${yearTheme.keyword}`} figure={personalCycle.year.value}>
        <Reading>{yearTheme.year}</Reading>
        <Working text={personalCycle.year.text} />
      </Entry>
      <Entry title={`Personal month: ${monthTheme.keyword}`} figure={personalCycle.month.value}>
        <Reading>{monthTheme.month}</Reading>
        <Working text={personalCycle.month.text} />
      </Entry>
    </Chapter>
  );
}
