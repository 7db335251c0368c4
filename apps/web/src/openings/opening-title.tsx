import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import type { Job } from "./opening-text.ts";

interface OpeningTitleProps {
  readonly job: Pick<Job, "title" | "indeedUrl" | "isSample">;
  readonly company: string;
}

/**
 * The title of an opening. It links to the company's board, and says so if the page is not encrypted. A sample has no
 * board to link to.
 */
export function OpeningTitle({ job, company }: OpeningTitleProps) {
  if (job.isSample) return job.title;
  return (
    <>
      <ExternalLink
        href={job.indeedUrl}
        about={` at ${company}`}
        className="decoration-1 underline-offset-4 hover:underline pointer-coarse:py-2.5"
      >
        {job.title}
      </ExternalLink>
      {job.indeedUrl.startsWith("http:") && (
        <>
          {" "}
          <span className="font-sans text-sm font-normal whitespace-nowrap text-soft">unencrypted page</span>
        </>
      )}
    </>
  );
}
