import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SourceKind } from "@zodiac-at-work/catalog";
import { type ExportedJob, type ExportFilter, exportJobs } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { stringify } from "csv-stringify";
import { withDependencies } from "./dependencies.ts";
import { findCompanyId } from "./find-company.ts";

export interface ExportOptions {
  format: "csv" | "json" | "ndjson";
  sign?: SignId;
  company?: string;
  kind?: SourceKind;
}

/** Writes the open openings to the standard output, in batches. Memory does not grow with their number. */
export async function exportOpenings({ format, sign, company, kind }: ExportOptions): Promise<void> {
  await withDependencies(async ({ db }) => {
    const companyId = company === undefined ? undefined : await findCompanyId(db, company);
    const filter: ExportFilter = { sign, companyId, kind };
    await writers[format](documents(exportJobs(db, filter))).catch(ignoreClosedPipe);
  });
}

/** An opening as the export writes it. docs/worker.md describes the keys. */
type Document = ReturnType<typeof documentOf>;

function documentOf(job: ExportedJob) {
  const { id, companyName: company, zodiacSign: sign, industry, title, locations, workplace, countries } = job;
  const { department, type, salary, salaryMin, salaryMax, salaryCurrency, salaryPeriod } = job;
  const {
    postedDate,
    indeedUrl: url,
    publishedUrl,
    kind,
    address,
    sourceJobId,
    firstSeenAt,
    lastSeenAt,
    isSample,
    description,
  } = job;
  return {
    ...{ id, company, sign, industry, title, locations, workplace, countries, department, type },
    ...{ salary, salaryMin, salaryMax, salaryCurrency, salaryPeriod, postedDate, url },
    ...{ kind, address, sourceJobId, firstSeenAt, lastSeenAt, isSample, publishedUrl, description },
  };
}

async function* documents(jobs: AsyncIterable<ExportedJob>): AsyncGenerator<Document> {
  for await (const job of jobs) yield documentOf(job);
}

type Writer = (openings: AsyncIterable<Document>) => Promise<void>;

const writers: Record<ExportOptions["format"], Writer> = {
  async csv(jobs) {
    const csv = stringify({
      header: true,
      columns: [...columns],
      bom: true,
      escape_formulas: true,
      cast: { object: String },
    });
    await pipeline(Readable.from(flatten(jobs)), csv, process.stdout, { end: false });
  },
  async ndjson(jobs) {
    for await (const job of jobs) await write(`${JSON.stringify(job)}\n`);
  },
  async json(jobs) {
    let separator = "";
    await write('{"openings":[');
    for await (const job of jobs) {
      await write(`${separator}\n${JSON.stringify(job)}`);
      separator = ",";
    }
    await write("\n]}\n");
  },
};

const columns = [
  ...([
    "id",
    "company",
    "sign",
    "industry",
    "title",
    "locations",
    "workplace",
    "countries",
    "department",
    "type",
  ] as const),
  ...(["salary", "salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod", "postedDate", "url"] as const),
  ...([
    "kind",
    "address",
    "sourceJobId",
    "firstSeenAt",
    "lastSeenAt",
    "isSample",
    "publishedUrl",
    "description",
  ] as const),
];

/** A list becomes one cell. */
async function* flatten(jobs: AsyncIterable<Document>) {
  for await (const job of jobs) {
    yield {
      ...job,
      locations: job.locations.join("; "),
      countries: job.countries.join(" "),
      firstSeenAt: job.firstSeenAt.toISOString(),
      lastSeenAt: job.lastSeenAt.toISOString(),
      isSample: String(job.isSample),
    };
  }
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** `| head` closes the pipe early. That is no failure. */
function ignoreClosedPipe(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
}
