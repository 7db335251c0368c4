import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { textTints } from "./seals/text-tints.ts";

interface CodeTileProps {
  /** Two letters: `TX`. */
  readonly code: string;
  readonly sign: SignId;
}

/**
 * A short code on the tint of a sign.
 *
 * @example
 * <CodeTile code="TX" sign="snake" />
 */
export function CodeTile({ code, sign }: CodeTileProps) {
  return (
    <span
      className={cx(
        "inline-grid h-6 w-8.5 place-content-center rounded-sm bg-current align-middle forced-color-adjust-none",
        textTints[sign],
      )}
    >
      <span className="text-xs/none font-semibold text-on-seal">{code}</span>
    </span>
  );
}
