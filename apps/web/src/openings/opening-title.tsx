import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import type { Job } from "./opening-text.ts";

interface OpeningTitleProps {
  readonly job: Pick<Job, "title" | "indeedUrl" | "isSample">;
  readonly company: string;
}

/** The title of an opening. It links to the company's board. A sample has no board to link to. */
export function OpeningTitle({ job, company }: OpeningTitleProps) {
  if (job.isSample) return job.title;
  return (
    <ExternalLink
      href={job.indeedUrl}
      about={` at ${company}`}
      className="decoration-1 underline-offset-4 hover:underline pointer-coarse:py-2.5"
    >
      {job.title}
    </ExternalLink>
  );
}
