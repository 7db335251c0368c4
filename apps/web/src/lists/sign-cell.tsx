import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type Founding, foundingText, isUncertain } from "./founding.ts";

interface SignCellProps {
  /** The sign on record. */
  readonly sign: SignId;
  readonly founding: Founding | undefined;
  /** The sign for which the list was filtered, if it is not the most likely one. */
  readonly possibly?: SignId | undefined;
  /** The sign of another date from which some count. It shows if the founding date itself allows one sign only. */
  readonly otherwise?: SignId | null;
  /** The props of the button that unfolds the reason. */
  readonly toggle: object;
  /** Whether a sign that is certain is a button too. */
  readonly explainsEvery?: boolean;
  /** Whether a phone has the date in the line of the sign, not below it. */
  readonly isOneLine?: boolean;
  /** Whether the seal moves to or from the page of the record. */
  readonly isMoving?: boolean;
}

/** The class of the seal that moves from a row to the page of its record. A page has one. */
export const movingSeal = "[view-transition-name:seal]";

/** The sign with the founding date. The sign is a button if the date allows two signs. */
export function SignCell({
  sign,
  founding,
  possibly,
  otherwise = null,
  toggle,
  explainsEvery = false,
  isOneLine = false,
  isMoving = false,
}: SignCellProps) {
  const { name, emoji } = signById(possibly ?? sign);
  const hasTwo = isUncertain(founding, sign);
  return (
    <div className="flex items-center gap-2 leading-snug sm:gap-2.5">
      <Seal
        sign={possibly ?? sign}
        size={28}
        className={cx(isOneLine ? "max-sm:size-5" : "max-sm:size-6", isMoving && movingSeal)}
      />
      <p className={cx("min-w-0", isOneLine && "max-sm:flex max-sm:flex-wrap max-sm:gap-x-1.5")}>
        <span aria-hidden="true" className="sr-only">
          {emoji}{" "}
        </span>
        {hasTwo || explainsEvery ? (
          <button
            {...toggle}
            className={cx(
              "text-left font-medium underline decoration-1 underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3",
              hasTwo ? "decoration-dashed hover:decoration-solid" : "decoration-edge/50 hover:decoration-current",
            )}
          >
            {possibly ? "Possibly " : hasTwo && "Most likely "}
            {name}
          </button>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        {otherwise && !hasTwo && !possibly && (
          <span className="whitespace-nowrap text-soft"> or {signById(otherwise).name}</span>
        )}
        {founding && (
          <span
            className={cx(
              "text-soft",
              isOneLine ? "sm:block max-sm:before:mr-1.5 max-sm:before:content-['·'/'']" : "block",
            )}
          >
            <span className="max-lg:sr-only">Founded </span>
            {foundingText(founding)}
            {possibly && (
              <>
                , <span className="whitespace-nowrap">more likely {signById(sign).name}</span>
              </>
            )}
          </span>
        )}
      </p>
    </div>
  );
}
