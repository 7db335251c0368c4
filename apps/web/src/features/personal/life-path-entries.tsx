import type { LifePathMethod } from "@zodiac-at-work/numerology";
import { Entry } from "@zodiac-at-work/ui/chapter";
import { Calculation } from "./calculation.tsx";
import { PointList } from "./point-list.tsx";
import type { Numbers } from "./reading-query.ts";
import { ReadingText } from "./reading-text.tsx";
import type { ReadingTexts } from "./reading-texts.ts";

interface LifePathProps {
  readonly numbers: Numbers;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** The life path number: its texts, its calculation and the results of other methods. */
export function LifePathEntries({ numbers, texts }: LifePathProps) {
  const { lifePath, methodsAgree } = numbers;
  const profile = texts?.lifePath;
  return (
    <>
      <Entry title="Life path number" figure={lifePath.value}>
        <ReadingText text={profile?.description} words={57} />
        <Calculation text={lifePath.text} />
        {!methodsAgree && <OtherMethods numbers={numbers} texts={texts} />}
      </Entry>
      {lifePath.value <= 9 && (
        <Entry title="In Chinese custom">
          <ReadingText text={profile?.chineseInsight} words={50} />
        </Entry>
      )}
      <Entry title="Strengths of the number">
        <PointList points={profile?.strengths} count={5} />
      </Entry>
      <Entry title="Challenges">
        <PointList points={profile?.challenges} count={4} />
      </Entry>
      <Entry title="Career fields">
        <PointList points={profile?.careerFields} count={5} />
      </Entry>
      <Entry title="Work environment">
        <ReadingText text={profile?.workEnvironment} words={25} />
      </Entry>
    </>
  );
}

const methodNames: Readonly<Record<LifePathMethod, string>> = {
  sum: "Month, day and year added",
  parts: "Month, day and year reduced first",
  digits: "All digits added",
};

function OtherMethods({ numbers: { lifePath, otherMethods }, texts }: LifePathProps) {
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
            <Calculation text={text} />
          </li>
        ))}
      </ul>
      <ReadingText text={texts?.otherLifePath?.description} words={57} />
    </div>
  );
}
