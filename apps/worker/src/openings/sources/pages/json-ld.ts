import type { Posting, Salary } from "@zodiac-at-work/catalog";
import type { SourcePage, SourceReader, SourceResponse, Unreadable } from "../../source.ts";
import { findCountries, readCountry } from "../fields/countries.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { isRecord } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readAddress, readLink, toHttps } from "../fields/link.ts";
import { joinPlace, readPlaces, uniquePlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readSalary } from "../fields/salary.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { readEmbeddedJson } from "./embedded-json.ts";
import { type HtmlPage, isSameSite, readHtmlPage } from "./html-page.ts";
import { parseLenientJson } from "./lenient-json.ts";
import { readMicrodata } from "./microdata.ts";
import { SchemaGraph, type SchemaNode } from "./schema-org.ts";

/**
 * A page with schema.org `JobPosting`s, usually one job's page, or a list of links to such pages. A `validThrough` in the
 * past does not remove a posting: the employer still shows it, and a job that is gone says so by the status of its page.
 *
 * @see https://schema.org/JobPosting
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jsonLd: SourceReader = {
  requests: ({ address }) => [{ url: address, accept: "text/html,application/xhtml+xml;q=0.9" }],
  parse: readPage,
};

const maxLinks = 500;

function readPage({ body, url }: SourceResponse): SourcePage {
  const page = readHtmlPage(body, url);
  const { graph, unreadableBlocks } = readGraph(body, page);
  const jobs = graph.ofType("JobPosting").map((node) => new Job(node, graph, page));
  if (jobs.length === 0) return readLinks(graph, page, unreadableBlocks);
  const postings = new Map<string, Posting>();
  const unreadable: Unreadable[] = [];
  for (const job of jobs) {
    const posting = job.read(jobs);
    if (typeof posting === "string") unreadable.push({ id: job.identifier, reason: posting });
    // The same job may stand in several blocks.
    else if (!postings.has(posting.id)) postings.set(posting.id, posting);
  }
  const companies = new Set(jobs.flatMap((job) => job.company ?? []));
  return pageOf({
    postings: [...postings.values()],
    unreadable,
    next: jobs.length > 1 && page.next !== null && isSameSite(page.next, url) ? [{ url: page.next }] : [],
    companyName: companies.size === 1 ? ([...companies][0] ?? null) : null,
  });
}

function readGraph(body: string, page: HtmlPage): { graph: SchemaGraph; unreadableBlocks: number } {
  const isJson = /^\s*[{[]/.test(body);
  const blocks = isJson
    ? [body]
    : page.scripts.filter(({ type }) => /[/+]ld\+json$/.test(type)).map(({ text }) => text);
  const values = blocks.filter((block) => block.trim() !== "").map(parseLenientJson);
  const graph = new SchemaGraph(values.filter((value) => value !== undefined));
  const unreadableBlocks = values.filter((value) => value === undefined).length;
  const hasMicrodata =
    !isJson &&
    graph.ofType("JobPosting").length === 0 &&
    /schema\.org\/JobPosting|typeof=["'][^"']{0,50}JobPosting/i.test(body);
  if (hasMicrodata) return { graph: new SchemaGraph(readMicrodata(body)), unreadableBlocks };
  // The page's own scripts may write the block.
  const isInScripts = !isJson && graph.ofType("JobPosting").length === 0 && body.includes("JobPosting");
  const embedded = isInScripts ? new SchemaGraph(readEmbeddedJson(page).map(({ value }) => value)) : null;
  return { graph: embedded && embedded.ofType("JobPosting").length > 0 ? embedded : graph, unreadableBlocks };
}

/** A list of links to the pages of jobs, or a page that is something else. */
function readLinks(graph: SchemaGraph, page: HtmlPage, unreadableBlocks: number): SourcePage {
  const items = graph.ofType("ItemList").flatMap((list) => graph.values(list, "itemListElement"));
  const links = items
    .flatMap((item) => [item, ...(isRecord(item) ? graph.values(item, "item") : [])])
    .flatMap((item) => (isRecord(item) ? [...graph.values(item, "url"), item["@id"]] : [item]))
    .map((link) => readAddress(link, page.base))
    .filter((link) => link !== null && link !== page.url && isSameSite(link, page.url));
  const next = [...new Set(links)].filter((link) => link !== null).slice(0, maxLinks);
  if (next.length > 0) return pageOf({ postings: [], declared: next.length, next: next.map((url) => ({ url })) });
  const blocks = unreadableBlocks > 0 ? `; ${unreadableBlocks} blocks of JSON-LD can't be read` : "";
  return pageWithout("changed", `The page has no JobPosting${blocks}.`);
}

/**
 * Reads a `JobPosting` that stands by itself, such as one in an item of a feed. Returns the reason if it can't be read.
 *
 * @param url the address of the posting's page
 */
export function readJobPosting(node: SchemaNode, url: string): Posting | string {
  const job = new Job(node, new SchemaGraph([node]), readHtmlPage("", url));
  return job.read([job]);
}

/** A `JobPosting` of a page. */
class Job {
  readonly identifier: string | null;
  readonly company: string | null;
  readonly title: string | null;
  readonly #node: SchemaNode;
  readonly #graph: SchemaGraph;
  readonly #page: HtmlPage;

  constructor(node: SchemaNode, graph: SchemaGraph, page: HtmlPage) {
    this.#node = node;
    this.#graph = graph;
    this.#page = page;
    this.title = this.#line(node, "title") ?? this.#line(node, "name");
    this.company = this.#names("hiringOrganization")[0] ?? null;
    // Some sites write the company's name or the site's into it.
    this.identifier =
      this.#values("identifier")
        .map((value) => (isRecord(value) ? this.#line(value, "value") : readLine(value)))
        .find((id) => id != null && /\d/.test(id) && id !== this.company) ?? null;
  }

  /** Returns the posting, or the reason why it can't be read. `jobs` are all jobs of the page. */
  read(jobs: readonly Job[]): Posting | string {
    if (this.title === null) return "The posting has no title.";
    const ownLink = this.#ownLink();
    const url = ownLink ?? this.#pageLink(jobs.length === 1);
    if (url === null) return "The posting has no link.";
    const { locations, countries } = this.#places();
    const isShared = jobs.some((job) => job.identifier === this.identifier && job.title !== this.title);
    const place = [this.title, ...locations].join(", ");
    const key = toHttps(url);
    const description = describe(this.#values("description").find((value) => typeof value === "string") ?? "");
    return {
      id: (isShared ? null : this.identifier) ?? (ownLink !== null || jobs.length === 1 ? key : `${key}#${place}`),
      title: this.title,
      locations,
      remote: this.#remote(locations, countries),
      department: this.#department(),
      type: readJobType(this.#values("employmentType")),
      salary: this.#salary() ?? findStatedPay(description?.text),
      postedDate:
        this.#values("datePosted")
          .map(readCivilDate)
          .find((date) => date !== null) ?? null,
      url,
      description,
    };
  }

  #values(property: string): unknown[] {
    return this.#graph.values(this.#node, property);
  }

  #line(node: SchemaNode, property: string): string | null {
    return (
      this.#graph
        .values(node, property)
        .map(readLine)
        .find((line) => line !== null) ?? null
    );
  }

  /** The names in a property that holds texts or things with a name. */
  #names(property: string): string[] {
    return this.#values(property)
      .map((value) =>
        isRecord(value) ? (this.#line(value, "name") ?? this.#line(value, "legalName")) : readLine(value),
      )
      .filter((name) => name !== null);
  }

  #department(): string | null {
    const organization = this.#values("hiringOrganization").find(isRecord);
    const ofOrganization = organization ? this.#graph.values(organization, "department") : [];
    return (
      [...this.#values("department"), ...this.#values("employmentUnit"), ...ofOrganization]
        .map((unit) => (isRecord(unit) ? this.#line(unit, "name") : readLine(unit)))
        .find((name) => name !== null) ?? null
    );
  }

  /** The posting's `url`, unless it leads to the employer's homepage or to the list that the page belongs to. */
  #ownLink(): string | null {
    const isOwn = (link: string | null) => link !== null && !isAbove(link, this.#page.url);
    return (
      [...this.#values("url"), this.#node["@id"]].map((value) => readLink(value, this.#page.base)).find(isOwn) ?? null
    );
  }

  #pageLink(isOnlyJob: boolean): string | null {
    const { canonical, url } = this.#page;
    return (isOnlyJob && canonical !== null && !isAbove(canonical, url) ? canonical : null) ?? readLink(url);
  }

  #places(): { locations: string[]; countries: string[] } {
    const locations: string[] = [];
    const countries: string[] = [];
    for (const place of this.#values("jobLocation")) {
      if (!isRecord(place)) {
        locations.push(...readPlaces(place));
        continue;
      }
      const addresses = this.#graph.values(place, "address");
      for (const address of addresses.length > 0 ? addresses : [place]) {
        if (!isRecord(address)) {
          locations.push(...readPlaces(address));
          continue;
        }
        const country = this.#country(address);
        const code = readCountry(country);
        if (code !== null) countries.push(code);
        const town = joinPlace(this.#line(address, "addressLocality"), this.#line(address, "addressRegion"), country);
        const location = town ?? this.#line(place, "name") ?? this.#line(address, "streetAddress");
        if (location !== null) locations.push(location);
      }
    }
    return { locations: uniquePlaces(locations), countries };
  }

  #country(address: SchemaNode): string | null {
    const [country] = this.#graph.values(address, "addressCountry");
    return isRecord(country) ? this.#line(country, "name") : readLine(country);
  }

  #remote(locations: string[], countriesOfPlaces: string[]): Posting["remote"] {
    const mode =
      this.#values("jobLocationType")
        .map(readWorkplace)
        .find((workplace) => workplace !== null) ?? null;
    const required = this.#values("applicantLocationRequirements").flatMap((area) => {
      const names = isRecord(area) ? [this.#line(area, "name"), this.#countryOfArea(area)] : [readLine(area)];
      return names.flatMap((name) => (name === null ? [] : (readCountry(name) ?? findCountries(name))));
    });
    return readRemote({ mode, places: locations, countries: required.length > 0 ? required : countriesOfPlaces });
  }

  #countryOfArea(area: SchemaNode): string | null {
    const address = this.#graph.values(area, "address").find(isRecord);
    return this.#country(address ?? area);
  }

  #salary(): Salary | null {
    const stated = this.#line(this.#node, "salaryCurrency");
    for (const base of this.#values("baseSalary")) {
      if (!isRecord(base)) {
        const salary = readSalary({ min: base, max: base, currency: stated }) ?? findSalary(base, { currency: stated });
        if (salary) return salary;
        continue;
      }
      const currency = this.#line(base, "currency") ?? this.#line(base, "priceCurrency") ?? stated;
      for (const value of [...this.#graph.values(base, "value"), base]) {
        const salary = this.#amount(value, currency, this.#unit(base));
        if (salary) return salary;
      }
    }
    return null;
  }

  /** Reads a `QuantitativeValue`, a number or a text. */
  #amount(value: unknown, currency: string | null, unitOfBase: string | null): Salary | null {
    const period = (isRecord(value) ? this.#unit(value) : null) ?? unitOfBase;
    if (!isRecord(value)) {
      return readSalary({ min: value, max: value, currency, period }) ?? findSalary(value, { currency, period });
    }
    const [min] = this.#graph.values(value, "minValue");
    const [max] = this.#graph.values(value, "maxValue");
    const [single] = [...this.#graph.values(value, "value"), ...this.#graph.values(value, "price")];
    return (
      readSalary({ min, max, currency, period }) ??
      (isRecord(single)
        ? null
        : (readSalary({ min: single, max: single, currency, period }) ?? findSalary(single, { currency, period })))
    );
  }

  #unit(node: SchemaNode): string | null {
    const code = this.#line(node, "unitCode");
    return this.#line(node, "unitText") ?? (code && (unitCodes[code] ?? null));
  }
}

/** The codes of UN/CEFACT. */
const unitCodes: Record<string, string> = { HUR: "HOUR", DAY: "DAY", WEE: "WEEK", MON: "MONTH", ANN: "YEAR" };

/** Whether an address is a homepage, or a page above another one of the same site. */
function isAbove(address: string, of: string): boolean {
  const [above, below] = [URL.parse(address), URL.parse(of)];
  if (above === null || above.search !== "" || above.hash.length > 1) return false;
  const path = above.pathname.replace(/\/+$/, "");
  if (path === "") return below === null || below.pathname !== "/" || !isSameSite(address, of);
  return (
    below !== null && isSameSite(address, of) && below.pathname.startsWith(`${path}/`) && below.pathname !== `${path}/`
  );
}
