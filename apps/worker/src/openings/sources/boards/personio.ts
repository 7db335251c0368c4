import type { JobType, Posting, Salary } from "@zodiac-at-work/catalog";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { readJobType } from "../fields/job-type.ts";
import { readId } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readSalary } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote } from "../fields/workplace.ts";
import { readPageName } from "../pages/page-name.ts";
import { findChild, readXml, type XmlElement } from "../pages/xml.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

const suffix = "jobs.personio.de";

/**
 * Personio: the whole board as XML, `<workzag-jobs>` with a `<position>` for each posting, on a host of the company in
 * `.de` or `.com`. The address of a posting's page is made of its id. A single `<position>` is read too.
 * Reference: https://developer.personio.de/docs/retrieving-open-job-positions
 */
export const personio: SourceReader = {
  requests(source) {
    const host = boardHost(source, suffix);
    return host === null ? [] : [{ url: `https://${host}/xml?language=en`, accept: "application/xml, text/xml" }];
  },

  parse(response, source) {
    const xml = readXml(response.body);
    if (xml === null) return pageWithout("changed", "The response is not XML.");
    const { root, isCut, isBroken } = xml;
    if (root.name !== "workzag-jobs" && root.name !== "position") {
      return pageWithout("changed", `The response has no element \`workzag-jobs\`, but \`${root.name}\`.`);
    }
    const isSingle = root.name === "position";
    const positions = isSingle ? [root] : root.children.filter((child) => child.name === "position");
    const complete = isCut ? positions.slice(0, -1) : positions;
    const page = collectPostings(complete, (position) => readPosition(position, source, response), idOf);
    // Postings behind the error may be missing.
    const problem = isCut ? "The response ends early." : isBroken ? "The XML has an element without an end tag." : null;
    const unreadable = problem === null ? page.unreadable : [...page.unreadable, { id: null, reason: problem }];
    const companies = new Set(positions.flatMap((position) => readLine(textOf(position, "subcompany")) ?? []));
    return pageOf({
      ...page,
      unreadable,
      isWhole: !isSingle,
      companyName: companies.size === 1 ? ([...companies][0] ?? null) : null,
    });
  },

  nameRequest: (source) => ({ url: `https://${boardHost(source, suffix) ?? suffix}/`, accept: "text/html" }),
  parseName: readPageName,
};

function readPosition(position: XmlElement, source: Source, response: SourceResponse): Posting {
  const id = idOf(position);
  if (id === null) throw new UnreadablePosting("The posting is incomplete: `id` is missing.");
  const title = readLine(textOf(position, "name"));
  if (title === null) throw new UnreadablePosting("The posting is incomplete: `name` is missing.");
  const host = boardHost(source, suffix, response);
  if (host === null) throw new UnreadablePosting("The address of the board is unknown, so the posting has no link.");
  const more = findChild(position, "additionalOffices")?.children ?? [];
  const places = readPlaces(textOf(position, "office"), ...more.map((office) => office.text));
  const description = describeSections(
    (findChild(position, "jobDescriptions")?.children ?? []).map((section) => ({
      title: readLine(textOf(section, "name")),
      html: htmlOf(findChild(section, "value")),
    })),
  );
  return {
    id,
    title,
    locations: places,
    remote: readRemote({ mode: null, places }),
    department: readLine(textOf(position, "department")),
    type: readType(position),
    salary: readPay(position) ?? findStatedPay(description?.text),
    postedDate: readCivilDate(textOf(position, "createdAt")),
    url: `https://${host}/job/${encodeURIComponent(id)}`,
    description,
  };
}

/** `permanent` says nothing about the hours. `schedule` does. */
function readType(position: XmlElement): JobType | null {
  const type = readJobType(textOf(position, "employmentType"));
  return type === null || type === "other" ? (readJobType(textOf(position, "schedule")) ?? type) : type;
}

/** Pay is in `salaryInformation` with an element for each value, or in `salary` in the employer's words. */
function readPay(position: XmlElement): Salary | null {
  const pay = findChild(position, "salaryInformation") ?? findChild(position, "salary");
  if (pay === undefined) return null;
  const currency = textOf(pay, "currencyCode") || textOf(pay, "currency");
  const period = textOf(pay, "type") || textOf(pay, "period");
  return (
    readSalary({ min: textOf(pay, "min"), max: textOf(pay, "max"), currency, period }) ??
    (pay.children.length > 0 ? null : findSalary(pay.text))
  );
}

function idOf(position: XmlElement): string | null {
  return readId(textOf(position, "id"));
}

/** Usually CDATA or escaped, and the elements themselves if neither. */
function htmlOf(value: XmlElement | undefined): string | null {
  return (value && value.children.length > 0 ? value.inner : value?.text) ?? null;
}

function textOf(element: XmlElement, name: string): string {
  return findChild(element, name)?.text.trim() ?? "";
}
