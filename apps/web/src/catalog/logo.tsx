import { cx } from "class-variance-authority";
import { useState } from "react";

interface LogoProps {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly className?: string;
}

/** A logo, or the first letter of the name if there is no logo or its image fails. Hidden from screen readers, which read the name beside it. */
export function Logo({ name, logoUrl, className = "size-11 text-xl" }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-content-center overflow-hidden rounded-sm border border-line bg-paper font-serif leading-none font-medium",
        className,
      )}
    >
      {logoUrl && logoUrl !== failed ? (
        <img
          src={logoUrl}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(logoUrl)}
          className="size-6 object-contain"
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}

/** Returns the first letter or digit in upper case: `3` for 3M, `É` for école. */
function firstLetter(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? name.charAt(0)).toLocaleUpperCase("en");
}
