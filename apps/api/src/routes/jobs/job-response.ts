import type { listCompanyOpenings, Of } from "@zodiac-at-work/contracts";
import type { Company, Job } from "@zodiac-at-work/db";

type JobResponse = Omit<Of<typeof listCompanyOpenings, "response">["openings"][number], "descriptionHtml">;

type JobRow = Omit<Job, "description" | "descriptionHtml" | "lastSeenAt">;

/** @param seenAt the moment after which jobs are new to the caller; null if no job counts as new */
export function toJobResponse(job: JobRow, seenAt: Date | null): JobResponse {
  const { workplace, countries, salary, salaryMin, salaryMax, salaryCurrency, salaryPeriod, firstSeenAt, ...rest } =
    job;
  const hasSalary = [salary, salaryMin, salaryMax].some((value) => value !== null);
  return {
    ...rest,
    remote: workplace && { mode: workplace, countries },
    salary: hasSalary
      ? { min: salaryMin, max: salaryMax, currency: salaryCurrency, period: salaryPeriod, text: salary }
      : null,
    firstSeenAt: firstSeenAt.toISOString(),
    isNew: seenAt !== null && firstSeenAt > seenAt,
  };
}

export function toCompanyInBrief({ id, name, industry, logoUrl, zodiacSign, website }: Company) {
  return { id, name, industry, logoUrl, zodiacSign, website };
}
