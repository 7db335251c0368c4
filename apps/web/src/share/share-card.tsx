import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Seal } from "@zodiac-at-work/ui/seal";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { Download, Link as LinkIcon, Upload } from "lucide-react";
import { useId, useState } from "react";
import { yearName } from "../sign/year-name.ts";
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
  const [isDrawn, setIsDrawn] = useState(false);
  const name = yearName(answer);
  const { picture, page, file } = cardLinks(answer);
  const title = `I’m ${withArticle(name)} at work`;

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
      <div className="relative aspect-1200/630 overflow-hidden rounded-sm border border-line bg-well">
        {/* The API draws a card on its first request, and until it is there, the reader sees the seal. */}
        <div aria-hidden="true" className="absolute inset-0 grid place-content-center justify-items-center gap-2">
          <Seal sign={answer.sign} size={88} />
          <p className="font-serif text-lg font-medium">{name}</p>
        </div>
        <img
          src={picture}
          alt={`Card: ${title}`}
          width={1200}
          height={630}
          decoding="async"
          fetchPriority="low"
          onLoad={() => setIsDrawn(true)}
          className={cx("relative size-full", !isDrawn && "opacity-0")}
        />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {"share" in navigator && (
          <Button size="small" onClick={share} aria-describedby={outcomeId}>
            <Upload aria-hidden size={15} strokeWidth={1.75} />
            Share
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={copy} aria-describedby={outcomeId}>
          <LinkIcon aria-hidden size={15} strokeWidth={1.75} />
          Copy link
        </Button>
        <a href={picture} download={file} className={buttonStyle({ size: "small", variant: "quiet" })}>
          <Download aria-hidden size={15} strokeWidth={1.75} />
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
