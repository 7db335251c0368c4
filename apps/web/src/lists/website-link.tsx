import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { ArrowUpRight } from "lucide-react";

interface WebsiteLinkProps {
  readonly name: string;
  /** The host, without a protocol. Without one, the name is plain text. */
  readonly website: string | null | undefined;
}

/** The name of a record, as a link to its website. */
export function WebsiteLink({ name, website }: WebsiteLinkProps) {
  if (!website) return name;
  return (
    <ExternalLink
      href={`https://${website}`}
      about=" (website)"
      className="decoration-1 underline-offset-4 hover:underline pointer-coarse:py-3"
    >
      {name}
      <ArrowUpRight aria-hidden size={15} strokeWidth={1.5} className="ml-0.5 inline text-soft" />
    </ExternalLink>
  );
}
