import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { type ReactNode, useId, useState } from "react";
import { yearName } from "../../../sign/year-name.ts";
import { cardLinks, loadCard } from "./card-links.ts";

/**
 * The reader's card, which shows sign and element of their year, with the ways to share it. It contains no birth date, and
 * neither do its addresses.
 *
 * @example
 * <ShareCard answer={signOfDate("1988-11-29")} />
 */
export function ShareCard({ answer }: { readonly answer: Pick<SignOfDate, "sign" | "yearElement"> }) {
  const [outcome, setOutcome] = useState("");
  const outcomeId = useId();
  const name = yearName(answer);
  const { picture, page, file } = cardLinks(answer);
  const title = `I’m ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} at work`;

  async function share() {
    setOutcome("");
    try {
      const shared = { title, url: page };
      const card = await loadCard(picture, file).catch(() => undefined);
      const withPicture = card && { ...shared, files: [card] };
      await navigator.share(withPicture && navigator.canShare?.(withPicture) ? withPicture : shared);
    } catch (error) {
      // The reader closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setOutcome("Sharing did not work here. Copy the link or save the image instead.");
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(page);
      setOutcome("Link copied.");
    } catch {
      setOutcome(`Your browser did not allow copying. The link is ${page}`);
    }
  }

  return (
    <div className="grid gap-4">
      <img
        src={picture}
        alt={`Card: ${title}`}
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-sm border border-line"
      />
      <div className="flex flex-wrap gap-2 print:hidden">
        {"share" in navigator && (
          <Button size="small" onClick={share} aria-describedby={outcomeId}>
            <Icon>
              <path d="M8 10V2.5M5 5l3-3 3 3M3 9v4.5h10V9" />
            </Icon>
            Share
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={copy} aria-describedby={outcomeId}>
          <Icon>
            <path d="M6.5 9.5l3-3M7 4.5l1-1a3 3 0 0 1 4.5 4.5l-1 1M9 11.5l-1 1A3 3 0 0 1 3.5 8l1-1" />
          </Icon>
          Copy link
        </Button>
        <a href={picture} download={file} className={buttonStyle({ size: "small", variant: "quiet" })}>
          <Icon>
            <path d="M8 2.500v7.500M5 7.500l3 3 3-3M3 11v2.500h10V11" />
          </Icon>
          Save image
        </a>
      </div>
      <p id={outcomeId} role="status" className="text-sm font-medium break-words empty:hidden">
        {outcome}
      </p>
      <p className="text-sm text-soft">The card says {name}. Your birth date is not on it.</p>
    </div>
  );
}

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current" strokeWidth="1.5">
      {children}
    </svg>
  );
}
