import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type Founding, foundingText, signsOf } from "./founding.ts";

interface SignCellProps {
  /** The sign on record. */
  readonly sign: SignId;
  readonly founding: Founding | undefined;
  /** The props of the button that unfolds the reason. */
  readonly toggle: object;
  /** Whether a sign that is certain is a button too. */
  readonly explainsEvery?: boolean;
}

/** The sign with the founding date. The sign is a button if the date allows two signs. */
export function SignCell({ sign, founding, toggle, explainsEvery = false }: SignCellProps) {
  const { name, emoji } = signById(sign);
  const isUncertain = signsOf(founding, sign).length > 1;
  return (
    <div className="flex items-center gap-2 leading-snug lg:gap-2.5">
      <Seal sign={sign} size={28} className="max-lg:size-5" />
      <p className="min-w-0 max-lg:flex max-lg:flex-wrap max-lg:gap-x-1.5">
        <span aria-hidden="true" className="sr-only">
          {emoji}{" "}
        </span>
        {isUncertain || explainsEvery ? (
          <button
            {...toggle}
            className={cx(
              "text-left font-medium underline decoration-1 underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3",
              isUncertain ? "decoration-dashed hover:decoration-solid" : "decoration-edge/50 hover:decoration-current",
            )}
          >
            {isUncertain && "Most likely "}
            {name}
          </button>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        {founding && (
          <span className="text-soft lg:block max-lg:before:mr-1.5 max-lg:before:content-['·'/'']">
            <span className="max-lg:sr-only">Founded </span>
            {foundingText(founding)}
          </span>
        )}
      </p>
    </div>
  );
}
