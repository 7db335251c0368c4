import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { SourceReader } from "../../source.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id, isRecord, line, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readSalary } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readJsonPage } from "../pages/json-page.ts";
import { readPageName } from "../pages/page-name.ts";
import { pageOf } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

/**
 * Pinpoint: the whole board in one response, `{ data }`, without dates. The text is in sections with titles of the
 * employer. Pay that the employer hides is not read. The host may be the company's own.
 * Reference: https://developers.pinpointhq.com
 */
export const pinpoint: SourceReader = {
  requests(source) {
    const host = boardHost(source, "pinpointhq.com");
    return host === null ? [] : [{ url: `https://${host}/postings.json`, accept: "application/json" }];
  },

  parse(response, source) {
    return readJsonPage(response, "list `data`", (value) => {
      if (!isRecord(value) || !Array.isArray(value.data)) return null;
      const host = boardHost(source, "pinpointhq.com", response);
      const items: readonly unknown[] = value.data;
      return pageOf(collectPostings(items, (item) => readJob(item, host)));
    });
  },

  nameRequest(source) {
    return { url: `https://${boardHost(source, "pinpointhq.com") ?? ""}/`, accept: "text/html" };
  },
  parseName: readPageName,
};

const jobSchema = z.object({
  id,
  title: requiredLine,
  url: raw,
  path: raw,
  location: group(z.object({ city: line, province: line, name: line })),
  job: group(z.object({ department: name })),
  workplace_type: raw,
  employment_type: raw,
  employment_type_text: raw,
  compensation_visible: flag,
  compensation: line,
  compensation_minimum: raw,
  compensation_maximum: raw,
  compensation_currency: raw,
  compensation_frequency: raw,
  description: prose,
  key_responsibilities: prose,
  key_responsibilities_header: line,
  skills_knowledge_expertise: prose,
  skills_knowledge_expertise_header: line,
  benefits: prose,
  benefits_header: line,
});

function readJob(item: unknown, host: string | null): Posting {
  const job = jobSchema.parse(item);
  const url = readLink(job.url) ?? (host === null ? null : readLink(job.path, `https://${host}/`));
  if (url === null) throw new UnreadablePosting("The posting is incomplete: `url` is missing.");
  const { city, province, name: label } = job.location;
  const town = joinPlace(city, province);
  // "Remote" in the field of the town says less than the name of the place: "Remote - USA".
  const locations = readPlaces(town === null || readWorkplace(town) === "remote" ? (label ?? town) : town);
  return {
    id: job.id,
    title: job.title,
    locations,
    remote: readRemote({ mode: readWorkplace(job.workplace_type), places: [...locations, ...readPlaces(label)] }),
    department: job.job.department,
    type: readJobType(job.employment_type) ?? readJobType(job.employment_type_text),
    salary:
      job.compensation_visible === true
        ? readSalary({
            min: job.compensation_minimum,
            max: job.compensation_maximum,
            currency: job.compensation_currency,
            period: job.compensation_frequency,
            text: job.compensation,
          })
        : null,
    postedDate: null,
    url,
    description: describeSections([
      { html: job.description },
      { title: job.key_responsibilities_header, html: job.key_responsibilities },
      { title: job.skills_knowledge_expertise_header, html: job.skills_knowledge_expertise },
      { title: job.benefits_header, html: job.benefits },
    ]),
  };
}
