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
 * A logo in its sign's tint on a wash of it, or the first letter of the name if there is no logo or its image fails. A logo
 * of another site keeps its own colors. Screen readers skip the tile, because the name stands beside it.
 */
export function CompanyTile({ name, sign, logoUrl, size = "normal" }: CompanyTileProps) {
  const [failed, setFailed] = useState<string>();
  const isOwn = logoUrl?.startsWith("/") ?? false;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative grid shrink-0 place-content-center overflow-hidden rounded-sm border border-current/20 bg-current/12 font-serif leading-none font-medium",
        sizes[size],
        textTints[sign],
      )}
    >
      {logoUrl && logoUrl !== failed ? (
        <>
          <img
            src={logoUrl}
            alt=""
            // A mask is fetched with CORS. The same mode lets the browser use one response for both.
            crossOrigin={isOwn ? "anonymous" : undefined}
            width={24}
            height={24}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(logoUrl)}
            className={cx("size-(--glyph) object-contain", isOwn && "opacity-0")}
          />
          {isOwn && (
            <span
              className="absolute inset-0 m-auto size-(--glyph) bg-current forced-color-adjust-none"
              style={{ mask: `url("${encodeURI(logoUrl)}") center / contain no-repeat` }}
            />
          )}
        </>
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
