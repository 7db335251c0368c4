import type { JobType, Posting, Salary } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { id, isRecord, line, list, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readAmount, readPeriod, readSalary, widestSalary } from "../fields/salary.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { MarkupParser } from "../markup-parser.ts";
import { parseJson, readItems, readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

/**
 * Greenhouse: the whole board in one response, `{ jobs, meta: { total } }`. A single job is read too.
 * Reference: https://developers.greenhouse.io/job-board.html
 */
export const greenhouse: SourceReader = {
  requests: (source) =>
    boardName(source) === null ? [] : [{ url: `${boardUrl(source)}/jobs?content=true`, accept: "application/json" }],

  parse(response, source) {
    return readJsonPage(response, "list `jobs`", (value) => {
      const found = readItems(value, "jobs", ["id", "title"]);
      if (!found) return null;
      const { record, items: jobs, isSingle } = found;
      const meta = isRecord(record.meta) ? record.meta : {};
      return pageOf({
        ...collectPostings(jobs, (item) => readJob(item, source, response)),
        declared: readAmount(meta.total),
        isWhole: !isSingle,
        companyName: jobs.map((job) => (isRecord(job) ? readLine(job.company_name) : null)).find(Boolean) ?? null,
      });
    });
  },

  nameRequest: (source) => ({ url: boardUrl(source), accept: "application/json" }),

  parseName({ body }) {
    const json = parseJson(body);
    return "value" in json && isRecord(json.value) ? readLine(json.value.name) : null;
  },
};

const jobSchema = z.object({
  id,
  title: requiredLine,
  absolute_url: raw,
  location: name,
  content: prose,
  first_published: raw,
  departments: list(z.object({ name: line })),
  offices: list(z.object({ name: line, location: name })),
  metadata: list(z.object({ name: line, value: raw, value_type: line })),
  pay_input_ranges: list(z.object({ min_cents: raw, max_cents: raw, currency_type: raw, title: line, blurb: line })),
});

type Job = z.infer<typeof jobSchema>;

function boardUrl(source: Source): string {
  return `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(boardName(source) ?? "")}`;
}

/**
 * Postings are identified by `id`: one job (`internal_job_id`) may have several, and a prospect post ("Join our talent
 * pool") belongs to none. `updated_at` changes for whole boards at once and is no posting date. The posting date is the
 * day of `first_published` at the offset that the board states, not in UTC.
 */
function readJob(item: unknown, source: Source, response: SourceResponse): Posting {
  const job = jobSchema.parse(item);
  const locations = readPlaces(job.location);
  const places =
    locations.length > 0 ? locations : readPlaces(...job.offices.map((office) => office.location ?? office.name));
  return {
    id: job.id,
    title: job.title,
    locations: places,
    remote: readRemote({ mode: readMode(job), places }),
    department: job.departments.map((department) => department.name).find((each) => each !== "No Department") ?? null,
    type: readType(job),
    salary: readPay(job),
    postedDate: readCivilDate(job.first_published),
    url: readUrl(job, source, response),
    description: job.content === null ? null : describe(job.content),
  };
}

/** The link often leads to the employer's own site. */
function readUrl(job: Job, source: Source, response: SourceResponse): string {
  const token = boardName(source, response);
  const url =
    readLink(job.absolute_url) ??
    (token && `https://job-boards.greenhouse.io/${encodeURIComponent(token)}/jobs/${encodeURIComponent(job.id)}`);
  if (!url) throw new UnreadablePosting("The posting has no address in `absolute_url`.");
  return url;
}

/** The employment type is only ever in a field that the employer made and named. */
function readType({ metadata }: Job): JobType | null {
  return (
    metadata
      .filter((field) =>
        /\b(?:employment|employee|worker|job|position|contract|commitment|time|work) ?(?:type|status)\b|^commitment$|^time type$/i.test(
          field.name ?? "",
        ),
      )
      .map((field) => readJobType(field.value))
      .find((type) => type !== null) ?? null
  );
}

function readMode({ metadata }: Job) {
  return (
    metadata
      .filter((field) =>
        /\b(?:location|workplace|work ?place|remote|work) ?(?:type|model|mode|arrangement|style|status|policy)\b|^(?:workplace|remote|hybrid)\??$/i.test(
          field.name ?? "",
        ),
      )
      .map((field) => readWorkplace(isYes(field.value) ? field.name : field.value))
      .find((mode) => mode !== null) ?? null
  );
}

/** "Remote: Yes" */
function isYes(value: unknown): boolean {
  return value === true || (typeof value === "string" && /^yes$/i.test(value.trim()));
}

/** Pay is in `pay_input_ranges` (a single job), in a field that the employer made, or in the content. */
function readPay(job: Job): Salary | null {
  const ranges = job.pay_input_ranges.map(({ min_cents, max_cents, currency_type, title, blurb }) =>
    readSalary({
      min: (readAmount(min_cents) ?? 0) / 100,
      max: (readAmount(max_cents) ?? 0) / 100,
      currency: currency_type,
      period: readPeriod(title) ?? readPeriod(blurb),
    }),
  );
  return widestSalary(ranges) ?? widestSalary(job.metadata.map(readCurrencyRange)) ?? findPayRange(job.content);
}

function readCurrencyRange({ name: label, value, value_type }: Job["metadata"][number]): Salary | null {
  if (!isRecord(value) || (value_type !== null && value_type !== "currency_range")) return null;
  if (/\b(?:bonus|equity|stock|commission|budget|sign[- ]?on)\b/i.test(label ?? "")) return null;
  return readSalary({ min: value.min_value, max: value.max_value, currency: value.unit, period: label });
}

function findPayRange(content: string | null): Salary | null {
  if (!content?.includes("pay-range")) return null;
  const html = content.includes("<div") ? content : textOf(content);
  return widestSalary(payRanges(html).map(({ title, text }) => findSalary(text, { period: readPeriod(title) })));
}

/** Finds each `<div class="pay-range">` with the `<div class="title">` before it. */
function payRanges(html: string): { title: string; text: string }[] {
  const ranges: { title: string; text: string }[] = [];
  const open: ("title" | "range" | null)[] = [];
  let title = "";
  new MarkupParser({
    onopentag(_, attributes) {
      const classes = attributes.class?.split(/\s+/) ?? [];
      const within = open.at(-1) ?? null;
      const part = classes.includes("pay-range") ? "range" : classes.includes("title") ? "title" : within;
      if (part === "range" && within !== "range") ranges.push({ title, text: "" });
      if (part !== within) title = "";
      open.push(part);
    },
    ontext(data) {
      if (open.at(-1) === "title") title += data;
      const range = ranges.at(-1);
      if (open.at(-1) === "range" && range) range.text += data;
    },
    onclosetag: () => open.pop(),
  }).parse(html);
  return ranges;
}

/** The content is escaped once. */
function textOf(escaped: string): string {
  let text = "";
  new MarkupParser({ ontext: (data) => (text += data) }).parse(escaped);
  return text;
}
