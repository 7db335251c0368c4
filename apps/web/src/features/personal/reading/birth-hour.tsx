import { Field } from "@zodiac-at-work/ui/field";
import { Seal } from "@zodiac-at-work/ui/seal";
import { hourAnimal, relationsBetween, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { ReadingTexts } from "../../../api/reading-texts.ts";

interface BirthHourProps {
  /** The reader's sign. */
  readonly sign: SignId;
  /** `HH:MM`, or empty while it is unknown. */
  readonly time: string;
  readonly onTime: (time: string) => void;
  /** Undefined while they load. */
  readonly texts: ReadingTexts["births"]["hours"] | undefined;
}

/** The animal of the double hour of birth, for readers who know it. The hour stays in the state of the page. */
export function BirthHour({ sign, time, onTime, texts }: BirthHourProps) {
  const hour = hourAnimal(time || undefined);
  return (
    <div className={cx("mt-4 border-t border-line pt-2", !hour.known && "print:hidden")}>
      <details className="print:hidden">
        <summary className="text-link flex min-h-9 list-none items-center text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          Add the hour of birth (optional)
        </summary>
        <Field
          label="Hour of birth"
          type="time"
          isDense
          value={time}
          onChange={(event) => onTime(event.target.value)}
          hint="By the clock at your place of birth. It is neither sent nor kept."
        />
      </details>
      <div role="status">
        {hour.known && (
          <p className="mt-3 flex gap-3 text-sm">
            <Seal sign={hour.sign} size={34} />
            <span>
              <b className="font-semibold">Hour of the {signById(hour.sign).name}</b>, {hour.from} to {hour.to}.{" "}
              {relationText(sign, hour.sign)} {texts?.find((each) => each.sign === hour.sign)?.text}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function relationText(sign: SignId, hour: SignId): string {
  const relations = relationsBetween(sign, hour).map(({ explanation }) => explanation);
  if (relations.length > 0) return relations.join(" ");
  return sign === hour ? "It is the hour of your own sign." : "It has no classical relation to your sign.";
}
