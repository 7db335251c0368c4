import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";

interface SignBadgeProps {
  /** The sign on record. Its seal is shown. */
  readonly sign: SignId;
  /** The signs that the date allows: the sign on record, or two of which it is the likelier. */
  readonly possible: readonly SignId[];
  /** The line below the name: the date. */
  readonly children?: ReactNode;
}

/** A seal with its name, or with both names if the date allows two signs: `Rat or Ox`. */
export function SignBadge({ sign, possible, children }: SignBadgeProps) {
  return (
    <div className="flex items-center gap-3 text-sm leading-snug">
      <Seal sign={sign} size={36} />
      <div>
        <p className="font-semibold">{signNames(possible)}</p>
        {children && <p className="text-soft">{children}</p>}
      </div>
    </div>
  );
}

/** Returns `Rat`, or `Rat or Ox`. */
export function signNames(possible: readonly SignId[]): string {
  return possible.map((sign) => signById(sign).name).join(" or ");
}
