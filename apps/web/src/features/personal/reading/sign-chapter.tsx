import { Card } from "@zodiac-at-work/ui/card";
import { Reading } from "@zodiac-at-work/ui/chapter";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { useState } from "react";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { TitledText } from "../../../reading/titled-text.tsx";
import { elementName } from "../../../sign/year-name.ts";
import { BirthHour } from "./birth-hour.tsx";
import { balanceInWords, elementBalance } from "./element-balance.ts";
import { ElementBlocks } from "./element-blocks.tsx";

interface SignChapterProps {
  readonly birthDate: string;
  readonly answer: SignOfDate;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** The character of the sign, the elements of the birth date and the element of its year. */
export function SignChapter({ birthDate, answer, texts }: SignChapterProps) {
  const [time, setTime] = useState("");
  const { description, personality } = shortProfiles[answer.sign];
  const balance = elementBalance(birthDate, answer, time || undefined);
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[1fr_21rem] print:grid-cols-[1fr_21rem]">
      <div className="grid content-start gap-4 *:first:first-letter:float-left *:first:first-letter:mt-1 *:first:first-letter:mr-2 *:first:first-letter:font-display *:first:first-letter:text-5xl *:first:first-letter:leading-[0.85] *:first:first-letter:text-cinnabar">
        <Reading>{description}</Reading>
        <Reading>{personality}</Reading>
        <div className="mt-4 break-inside-avoid">
          <TitledText title={`Year element: ${elementName(answer.yearElement)}`}>
            <ReadingText text={texts?.yearElement} words={76} />
          </TitledText>
        </div>
      </div>
      <Card isDense className="self-start break-inside-avoid">
        <Heading level={3} size="row" className="mb-4">
          Element balance
        </Heading>
        <ElementBlocks counts={balance.counts} of={balance.parts.length} />
        <p className="mt-4 text-sm text-soft">{balanceInWords(balance).join(" ")}</p>
        <BirthHour sign={answer.sign} time={time} onTime={setTime} texts={texts?.births.hours} />
      </Card>
    </div>
  );
}
