import { z } from "zod";
import type { Source, SourcePage, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { isRecord } from "../fields/json-fields.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { readEmbeddedJson } from "./embedded-json.ts";
import { type FoundRecords, findRecords, toRecords } from "./find-records.ts";
import { readHtmlPage } from "./html-page.ts";
import { parseLenientJson } from "./lenient-json.ts";
import { type FieldPaths, postingFields, readRecords, valueAt } from "./record.ts";

const path = z.string().min(1).max(300);

/**
 * What an operator knows about the search pages of a site. All of it may be left out: the reader then looks for the list
 * of postings and for the names of its fields, and reads one page.
 *
 * @example
 * {
 *   script: "__NEXT_DATA__",
 *   list: "props.pageProps.jobs",
 *   fields: { id: "jobId", title: "heading", location: "place.label" },
 *   total: "props.pageProps.total",
 *   urlTemplate: "https://example.com/jobs/{id}",
 *   page: { parameter: "start", first: 0, step: 10, max: 5 },
 * }
 */
const listingSettings = z.strictObject({
  /** The id of the script that holds the data, or a part of the variable's name that it is assigned to. */
  script: path.optional(),
  /** The path to the list of postings in the data, with dots. */
  list: path.optional(),
  /** The paths to the fields in a posting. */
  fields: z.partialRecord(z.enum(postingFields), path).optional(),
  /** The path to the number of postings on all pages. */
  total: path.optional(),
  /** The address of a posting with `{id}` in it, for lists without links. */
  urlTemplate: z.url({ protocol: /^https$/ }).optional(),
  /** How further pages are asked for; without it, one page is read. */
  page: z
    .strictObject({
      parameter: z.string().min(1).max(50),
      /** The value of the first page. */
      first: z.int().min(0).default(1),
      /** What the value goes up by, for parameters that count postings. */
      step: z.int().min(1).default(1),
      max: z.int().min(1).max(100),
    })
    .optional(),
});

export type ListingSettings = z.infer<typeof listingSettings>;

/** Search pages of a site that an operator configured, with the postings as data within the HTML. */
export const listing: SourceReader = {
  requests: ({ address }) => [{ url: address, accept: "text/html,application/xhtml+xml,application/json;q=0.9" }],

  parse(response, source) {
    const settings = listingSettings.safeParse(source.settings ?? {});
    if (!settings.success) {
      return pageWithout("failed", `The settings of the listing are wrong: ${z.prettifyError(settings.error)}`);
    }
    return readListing(response, source, settings.data);
  },
};

function readListing(response: SourceResponse, source: Source, settings: ListingSettings): SourcePage {
  const { body, url } = response;
  const page = readHtmlPage(body, url);
  const data = /^\s*[{[]/.test(body)
    ? [{ name: "", value: parseLenientJson(body) }]
    : readEmbeddedJson(page).filter(({ name }) => name.includes(settings.script ?? ""));
  const found = findList(
    data.map(({ value }) => value),
    settings,
  );
  if (found === null) {
    const where = settings.list === undefined ? "no list of postings" : `no list at \`${settings.list}\``;
    return pageWithout("changed", `The data in the page has ${where}.`);
  }
  const paths: FieldPaths = settings.fields ?? {};
  const { urlTemplate } = settings;
  const read = readRecords(found.records, { base: page.base, page: url, paths, ...(urlTemplate && { urlTemplate }) });
  const next = found.records.length === 0 ? null : nextPage(url, source, settings);
  return pageOf({
    ...read,
    declared: found.declared,
    // Behind the last page that may be read there may be another one.
    isWhole: found.records.length === 0 || next !== null || found.declared !== null,
    next: next === null || isLast(url, settings, found) ? [] : [next],
  });
}

function findList(values: unknown[], { list, total, fields }: ListingSettings): FoundRecords | null {
  if (list === undefined) {
    const found = values
      .map((value) => findRecords(value, { minFields: 2, ...(fields && { paths: fields }) }))
      .filter((each) => each !== null);
    return found.toSorted((a, b) => b.records.length - a.records.length)[0] ?? null;
  }
  for (const value of values) {
    const records = valueAt(value, list);
    if (typeof records !== "object" || records === null) continue;
    const parent = valueAt(value, list.split(".").slice(0, -1).join("."));
    const found = toRecords(Array.isArray(records) ? records : Object.values(records), isRecord(parent) ? parent : {});
    const declared = total === undefined ? found.declared : Number(valueAt(value, total) ?? Number.NaN);
    return { ...found, declared: Number.isSafeInteger(declared) ? declared : null };
  }
  return null;
}

/** Returns the request of the page behind this one, or null if it may not be read or there is no way to ask for it. */
function nextPage(url: string, source: Source, { page }: ListingSettings): SourceRequest | null {
  const address = URL.parse(source.address) ?? URL.parse(url);
  if (page === undefined || address === null) return null;
  const value = pageValue(url, page);
  if ((value - page.first) / page.step + 1 >= page.max) return null;
  address.searchParams.set(page.parameter, String(value + page.step));
  return { url: address.href };
}

function pageValue(url: string, { parameter, first }: NonNullable<ListingSettings["page"]>): number {
  const text = URL.parse(url)?.searchParams.get(parameter);
  return text != null && /^\d{1,9}$/.test(text) ? Number(text) : first;
}

/** Whether the pages up to this one hold as many postings as there are, if each holds as many as this one. */
function isLast(url: string, { page }: ListingSettings, { declared, records }: FoundRecords): boolean {
  if (page === undefined || declared === null) return false;
  const pages = (pageValue(url, page) - page.first) / page.step + 1;
  return pages * records.length >= declared;
}
