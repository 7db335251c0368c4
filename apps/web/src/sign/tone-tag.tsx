import type { Outlook } from "@zodiac-at-work/zodiac/outlook";
import { cx } from "class-variance-authority";

type Tone = Outlook["tone"];

const texts: Readonly<Record<Tone, string>> = {
  harmony: "In your favor",
  tension: "Asks for care",
  mixed: "For and against",
  even: "Even",
};

interface ToneTagProps {
  readonly tone: Tone;
  /** What follows the words: `match 68`. */
  readonly note?: string | undefined;
  readonly className?: string;
}

/** Whether a year or a month helps the reader: a dot and some words. */
export function ToneTag({ tone, note, className }: ToneTagProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 rounded-sm px-2 py-0.5 align-[0.1em] font-sans text-sm/5 font-medium whitespace-nowrap",
        tone === "harmony" ? "bg-success/12" : tone === "tension" ? "bg-danger/12" : "bg-ink/6",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "size-1.5 rounded-full",
          tone === "harmony" ? "bg-success" : tone === "tension" ? "bg-danger" : "bg-soft",
        )}
      />
      {[texts[tone], note].filter(Boolean).join(", ")}
    </span>
  );
}
