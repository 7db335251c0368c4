import type { Posting, Salary } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { describe, escapeHtml } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { group, id, isRecord, line, list, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLink } from "../fields/link.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readSalary } from "../fields/salary.ts";
import { describeSections, type Section } from "../fields/sections.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readJsonPage } from "../pages/json-page.ts";
import { readPageName } from "../pages/page-name.ts";
import { pageOf } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

/**
 * Lever: the whole board in one response, a bare list, or `[{ title, postings }]` if the request groups. A single
 * posting is read too. A company on the European host has its URL as address; names are case-sensitive.
 * Reference: https://github.com/lever/postings-api
 */
export const lever: SourceReader = {
  requests: (source) =>
    boardName(source) === null ? [] : [{ url: `${hosts(source).api}?mode=json`, accept: "application/json" }],

  parse(response, source) {
    return readJsonPage(response, "list of postings", (value) => {
      const isSingle = isRecord(value) && "id" in value && "text" in value;
      const items: unknown = isSingle ? [value] : value;
      if (!Array.isArray(items)) return null;
      const jobs = items.flatMap((item: unknown) => groupedPostings(item) ?? [item]);
      return pageOf({ ...collectPostings(jobs, (item) => readJob(item, source, response)), isWhole: !isSingle });
    });
  },

  nameRequest: (source) => ({ url: hosts(source).jobs, accept: "text/html" }),
  parseName: readPageName,
};

const jobSchema = z.object({
  id,
  text: requiredLine,
  hostedUrl: raw,
  applyUrl: raw,
  createdAt: raw,
  country: raw,
  workplaceType: raw,
  categories: group(z.object({ location: raw, allLocations: raw, team: line, department: line, commitment: raw })),
  salaryRange: group(z.object({ min: raw, max: raw, currency: raw, interval: raw })),
  salaryDescription: prose,
  salaryDescriptionPlain: prose,
  description: prose,
  descriptionPlain: prose,
  opening: prose,
  descriptionBody: prose,
  lists: list(z.object({ text: line, content: prose })),
  additional: prose,
  additionalPlain: prose,
});

type Job = z.infer<typeof jobSchema>;

function hosts(source: Source, response?: SourceResponse): { api: string; jobs: string } {
  const name = encodeURIComponent(boardName(source, response) ?? "");
  const region = /^https?:\/\/\w+\.eu\.lever\.co\//.test(source.address || (response?.url ?? "")) ? "eu." : "";
  return { api: `https://api.${region}lever.co/v0/postings/${name}`, jobs: `https://jobs.${region}lever.co/${name}` };
}

function groupedPostings(item: unknown): unknown[] | null {
  return isRecord(item) && !("id" in item) && Array.isArray(item.postings) ? item.postings : null;
}

function readJob(item: unknown, source: Source, response: SourceResponse): Posting {
  const job = jobSchema.parse(item);
  const { location, allLocations, team, department, commitment } = job.categories;
  const places = readPlaces(location, ...(Array.isArray(allLocations) ? allLocations : []));
  return {
    id: job.id,
    title: job.text,
    locations: places,
    remote: readRemote({ mode: readWorkplace(job.workplaceType), places, countries: [readCountry(job.country)] }),
    department: department ?? team,
    type: readJobType(commitment),
    salary: readPay(job),
    postedDate: readCivilDate(job.createdAt),
    url: readUrl(job, source, response),
    description: describeJob(job),
  };
}

function readUrl(job: Job, source: Source, response: SourceResponse): string {
  const built = boardName(source, response) && `${hosts(source, response).jobs}/${encodeURIComponent(job.id)}`;
  const url = readLink(job.hostedUrl) ?? (built || readLink(job.applyUrl));
  if (!url) throw new UnreadablePosting("The posting has no address in `hostedUrl`.");
  return url;
}

function readPay({ salaryRange, salaryDescription, salaryDescriptionPlain }: Job): Salary | null {
  const { min, max, currency, interval } = salaryRange;
  return (
    readSalary({ min, max, currency, period: interval }) ??
    findSalary(salaryDescriptionPlain ?? salaryDescription, { currency, period: interval })
  );
}

/** The opening, the sections of `lists` and the end make the posting. Some bodies hold all of it in the opening. */
function describeJob(job: Job): Posting["description"] {
  const parts = [job.opening, job.descriptionBody].filter((part) => part !== null).join("\n");
  const opening = job.description ?? (parts || toHtml(job.descriptionPlain));
  const sections = job.lists.map(({ text, content }) => ({
    title: text,
    html: content === null || /<[uo]l\b/i.test(content) ? content : `<ul>${content}</ul>`,
  }));
  const end = { title: null, html: job.additional ?? toHtml(job.additionalPlain) };
  return describeSections([{ html: opening }, ...[...sections, end].filter((section) => !holds(opening, section))]);
}

/** Whether the opening repeats a section. Most openings do not even name it. */
function holds(opening: string, { title, html }: Section): boolean {
  if (html === null || html === "") return false;
  if (title == null) return opening.includes(html.trim());
  return opening.includes(escapeHtml(title)) && (describe(opening)?.text.includes(describe(html)?.text ?? "") ?? false);
}

function toHtml(text: string | null): string {
  return (text ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}
