import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";

interface SignBadgeProps {
  /** The sign on record, whose seal is shown. */
  readonly sign: SignId;
  /** The signs that the date allows: the one on record, or two of which it is the likelier. */
  readonly possible: readonly SignId[];
}

/** A seal and a name, and both names where the date leaves two signs open: `Rat or Ox`. */
export function SignBadge({ sign, possible }: SignBadgeProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-ink">
      <Seal sign={sign} className="size-8" />
      {signNames(possible)}
    </span>
  );
}

/** `Rat`, or `Rat or Ox`. */
export function signNames(possible: readonly SignId[]): string {
  return possible.map((sign) => signById(sign).name).join(" or ");
}
