import type { Posting, Remote, Salary, Workplace } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id, isRecord, line, list, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readSalary, widestSalary } from "../fields/salary.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readItems, readJsonPage } from "../pages/json-page.ts";
import { readPageName } from "../pages/page-name.ts";
import { pageOf } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

/**
 * Ashby: the whole board in one response, `{ apiVersion, jobs }`. Postings with `isListed: false` must not be shown. A
 * single posting is read too.
 * Reference: https://developers.ashbyhq.com/docs/public-job-posting-api
 */
export const ashby: SourceReader = {
  requests(source) {
    const name = encodedName(source);
    const url = `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`;
    return name === "" ? [] : [{ url, accept: "application/json" }];
  },

  parse(response, source) {
    return readJsonPage(response, "list `jobs`", (value) => {
      const found = readItems(value, "jobs", ["id", "title"]);
      if (!found) return null;
      const { items, isSingle } = found;
      return pageOf({ ...collectPostings(items, (item) => readJob(item, source, response)), isWhole: !isSingle });
    });
  },

  nameRequest: (source) => ({ url: `https://jobs.ashbyhq.com/${encodedName(source)}`, accept: "text/html" }),
  parseName: readPageName,
};

const address = group(
  z.object({
    postalAddress: group(z.object({ addressLocality: line, addressRegion: line, addressCountry: raw })),
  }),
);

const component = z.object({ compensationType: line, interval: raw, currencyCode: raw, minValue: raw, maxValue: raw });

const jobSchema = z.object({
  id,
  title: requiredLine,
  jobUrl: raw,
  applyUrl: raw,
  department: name,
  team: name,
  employmentType: raw,
  location: name,
  address,
  secondaryLocations: list(z.object({ location: name, address })),
  isRemote: flag,
  workplaceType: raw,
  publishedAt: raw,
  descriptionHtml: prose,
  descriptionPlain: prose,
  shouldDisplayCompensationOnJobPostings: flag,
  compensation: group(
    z.object({
      compensationTierSummary: line,
      scrapeableCompensationSalarySummary: line,
      summaryComponents: list(component),
      compensationTiers: list(z.object({ components: list(component) })),
    }),
  ),
});

type Job = z.infer<typeof jobSchema>;

function encodedName(source: Source): string {
  return encodeURIComponent(boardName(source) ?? "");
}

function readJob(item: unknown, source: Source, response: SourceResponse): Posting | null {
  if (isRecord(item) && flag.parse(item.isListed) === false) return null;
  const job = jobSchema.parse(item);
  const sites = [job, ...job.secondaryLocations];
  const places = readPlaces(...sites.map((site) => site.location ?? placeOf(site)));
  return {
    id: job.id,
    title: job.title,
    locations: places,
    remote: readWhere(job, places),
    department: job.department ?? job.team,
    type: readJobType(job.employmentType),
    salary: readPay(job),
    postedDate: readCivilDate(job.publishedAt),
    url: readUrl(job, source, response),
    description: describe(job.descriptionHtml ?? job.descriptionPlain ?? ""),
  };
}

function placeOf({ address: { postalAddress } }: Pick<Job, "address">): string | null {
  return joinPlace(postalAddress.addressLocality, postalAddress.addressRegion, postalAddress.addressCountry);
}

/** `workplaceType` is more precise than `isRemote`, and `isRemote: false` may mean on site or hybrid. */
function readWhere(job: Job, places: string[]): Remote | null {
  const mode: Workplace | null = readWorkplace(job.workplaceType) ?? (job.isRemote === true ? "remote" : null);
  const sites = [job, ...job.secondaryLocations];
  const countries = sites.map((site) => readCountry(site.address.postalAddress.addressCountry));
  return readRemote({ mode, places, countries });
}

function readUrl(job: Job, source: Source, response: SourceResponse): string {
  const board = boardName(source, response);
  const built = board && `https://jobs.ashbyhq.com/${encodeURIComponent(board)}/${encodeURIComponent(job.id)}`;
  const url = readLink(job.jobUrl) ?? (built || readLink(job.applyUrl));
  if (!url) throw new UnreadablePosting("The posting has no address in `jobUrl`.");
  return url;
}

/** Equity, bonus and commission are no salary. Of several tiers, the widest span counts. */
function readPay({ shouldDisplayCompensationOnJobPostings, compensation }: Job): Salary | null {
  if (shouldDisplayCompensationOnJobPostings === false) return null;
  const { summaryComponents, compensationTiers, compensationTierSummary } = compensation;
  const text = compensation.scrapeableCompensationSalarySummary ?? compensationTierSummary;
  const tiers = compensationTiers.flatMap((tier) => tier.components);
  return (
    widestSalary(summaryComponents.map(readComponent), text) ??
    widestSalary(tiers.map(readComponent), text) ??
    // "$150K – $250K • Offers Equity"
    findSalary(text?.split("•")[0])
  );
}

function readComponent({ compensationType, minValue, maxValue, currencyCode, interval }: z.infer<typeof component>) {
  if (compensationType !== "Salary") return null;
  return readSalary({ min: minValue, max: maxValue, currency: currencyCode, period: interval });
}
