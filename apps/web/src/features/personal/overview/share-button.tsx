import { Button } from "@zodiac-at-work/ui/button";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { Upload } from "lucide-react";
import { useState } from "react";
import { ShareCard } from "../../../share/share-card.tsx";

/** Opens the reader's card with the ways to share it. */
export function ShareButton({ answer }: { readonly answer: SignOfDate }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="max-sm:grow max-sm:px-3">
        <Upload aria-hidden size={17} strokeWidth={1.75} />
        Share card
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        eyebrow="Your Zodiac"
        title="Share your card"
        closeLabel="Close"
        isWide
      >
        <div className="mt-5">
          <ShareCard answer={answer} />
        </div>
      </Dialog>
    </>
  );
}
