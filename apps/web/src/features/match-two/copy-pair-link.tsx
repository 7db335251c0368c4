import { Button } from "@zodiac-at-work/ui/button";
import { Link as LinkIcon } from "lucide-react";
import { showToast } from "../../toast/show-toast.ts";

/** Copies the address of the pair. It holds signs and names only. */
export function CopyPairLink() {
  const copy = async () => {
    const { href } = window.location;
    try {
      await navigator.clipboard.writeText(href);
      showToast({ title: "Link copied", description: "It holds signs and names, no dates." });
    } catch {
      showToast({ title: "Your browser did not allow copying", description: `The link is ${href}` });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void copy()}>
      <LinkIcon aria-hidden size={15} strokeWidth={1.75} />
      Copy link without dates
    </Button>
  );
}
