import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { textTints } from "./seals/text-tints.ts";

interface CompanyTileProps {
  readonly name: string;
  readonly sign: SignId;
  readonly logoUrl: string | null;
  /** `small` for a line of text, `normal` for a row or a card, `large` for the head of a page. */
  readonly size?: keyof typeof sizes;
}

/**
 * A logo in its own colors, or the first letter of the name in the tint of its sign if there is no logo or its image fails.
 * Screen readers skip the tile, because the name stands beside it.
 */
export function CompanyTile({ name, sign, logoUrl, size = "normal" }: CompanyTileProps) {
  const [failed, setFailed] = useState<string>();
  const hasLogo = logoUrl !== null && logoUrl !== failed;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-content-center overflow-hidden rounded-sm border font-serif leading-none font-medium",
        sizes[size],
        hasLogo ? "border-line bg-sheet" : ["border-current/20 bg-current/12", textTints[sign]],
      )}
    >
      {hasLogo ? (
        <img
          src={logoUrl}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(logoUrl)}
          className="size-(--glyph) object-contain"
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}

const sizes = {
  small: "size-6 text-xs [--glyph:0.875rem]",
  normal: "size-10 text-xl [--glyph:1.375rem]",
  large: "size-14 text-2xl [--glyph:2rem] sm:size-20 sm:text-3xl sm:[--glyph:2.75rem]",
} as const;

/** Returns the first letter or digit in upper case: `3` for 3M, `É` for école. */
function firstLetter(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? name.charAt(0)).toLocaleUpperCase("en");
}
