import { type Posting, type Salary, salaryPeriods } from "@zodiac-at-work/catalog";
import type { Unreadable } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { isRecord } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink, toHttps } from "../fields/link.ts";
import { joinPlace, readPlaces, uniquePlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readAmount, readSalary } from "../fields/salary.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";

/** An object whose fields have the names that its site chose. */
export interface FreeRecord {
  readonly [name: string]: unknown;
}

export const postingFields = [
  "id",
  "title",
  "url",
  "location",
  "workplace",
  "department",
  "type",
  "salary",
  "postedDate",
  "description",
  "company",
] as const;

type PostingField = (typeof postingFields)[number];

/** Where the fields of a posting are in a record, as paths with dots. A field without a path is looked for by its name. */
export type FieldPaths = { readonly [field in PostingField]?: string };

export interface RecordOptions {
  /** The address that links are resolved with. */
  base: string;
  paths?: FieldPaths;
  /** The address of a posting with `{id}` in it, for records that have no link. */
  urlTemplate?: string;
  /** The address of the page that shows the records, for those that have an id and no link. */
  page?: string;
}

/** Reads a posting from a record of any site, or returns the reason why that is not possible. */
function readRecord(record: FreeRecord, { base, paths = {}, urlTemplate, page }: RecordOptions): Posting | string {
  const fields = new Fields(record, paths);
  const title = readLine(labelOf(fields.find("title")));
  if (title === null) return "The posting has no title.";
  const statedId = readLine(fields.find("id"));
  const template = statedId === null ? undefined : urlTemplate?.replaceAll("{id}", encodeURIComponent(statedId));
  const url = readLink(template ?? fields.find("url"), base) ?? readLink(statedId) ?? (statedId && readLink(page));
  if (!url) return "The posting has no link.";
  const locations = readLocations(fields);
  const workplace = fields.find("workplace");
  const isRemote = workplace === true || workplace === "true" || workplace === 1 || workplace === "1";
  // Indeed names the place of the search in it, too, and says apart from it whether the work is remote.
  const isNotRemote = fields.named("remotelocation") === false;
  const stated = fields.find("description");
  const description = typeof stated === "string" ? describe(stated) : null;
  return {
    id: statedId ?? toHttps(url),
    title,
    locations,
    remote: readRemote({
      mode: isRemote ? "remote" : readWorkplace(labelOf(workplace)),
      places: isNotRemote ? [] : locations,
      countries: locations.map(readCountry),
    }),
    department: readLine(labelOf(fields.find("department"))),
    type: readJobType([fields.find("type")].flat().map(labelOf)),
    salary: readPay(fields) ?? findStatedPay(description?.text),
    postedDate: readCivilDate(fields.find("postedDate")),
    url,
    description,
  };
}

/** Reads postings from records. Of several records with one id, the first counts; with other links, each counts. */
export function readRecords(
  records: readonly FreeRecord[],
  options: RecordOptions,
): { postings: Posting[]; unreadable: Unreadable[]; companyName: string | null } {
  const postings = new Map<string, Posting>();
  const unreadable: Unreadable[] = [];
  const companies = new Set<string | null>();
  for (const record of records) {
    const posting = readRecord(record, options);
    const fields = new Fields(record, options.paths ?? {});
    if (typeof posting === "string") {
      unreadable.push({ id: readLine(fields.find("id")), reason: posting });
      continue;
    }
    companies.add(readLine(labelOf(fields.find("company"))));
    const known = postings.get(posting.id);
    if (known === undefined) postings.set(posting.id, posting);
    else if (known.url !== posting.url) postings.set(posting.url, { ...posting, id: posting.url });
  }
  const [companyName = null] = companies;
  return { postings: [...postings.values()], unreadable, companyName: companies.size === 1 ? companyName : null };
}

/** Whether a record is about a job: it has a title, a link or id, and some of the fields that jobs have. */
export function isJobRecord(value: unknown, { paths = {}, minFields }: JobMarks): value is FreeRecord {
  if (!isRecord(value)) return false;
  const fields = new Fields(value, paths);
  const has = (field: PostingField) => fields.find(field) !== undefined;
  const marks = (["location", "workplace", "type", "salary", "postedDate", "company"] as const).filter(has);
  return has("title") && (has("url") || has("id")) && marks.length >= minFields;
}

/** How to know a job among other records. */
export interface JobMarks {
  paths?: FieldPaths;
  /** How many of the fields that jobs have it needs. Menus and news have one. */
  minFields: number;
}

/** Returns the value at a path with dots, `jobs.0.title`. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === "") return value;
  return path
    .split(".")
    .reduce(
      (at, name) =>
        typeof at === "object" && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
      value,
    );
}

/** The names that sites use, without `_`, `-` and capitals; the better name is first. An update is no posting date. */
const names: Record<PostingField, string[]> = {
  id: "id jobid jobkey postingid uuid guid externalid requisitionid reqid referencenumber reference slug jobslug".split(
    " ",
  ),
  title: "title jobtitle displaytitle positiontitle postingtitle vacancytitle jobname position name".split(" "),
  url: "url joburl absoluteurl hostedurl canonicalurl jobposturl viewjoblink permalink link applicationlink detailurl detailsurl href landingpage applyurl".split(
    " ",
  ),
  location:
    "locations location joblocations joblocation formattedlocation locationname locationtext jobgeo candidaterequiredlocation locationrestrictions offices office cities city region place state country".split(
      " ",
    ),
  workplace:
    "workplacetype workplace remoteworkmodel remotetype remotestatus worktype isremote remote telecommuting locationtype".split(
      " ",
    ),
  department: "department departmentname team division departments".split(" "),
  type: "employmenttype employmenttypes jobtype jobtypes contracttype positiontype commitment typeofemployment schedule type".split(
    " ",
  ),
  salary: "salary salaryrange salarytext salarysnippet compensation baresalary pay payrange".split(" "),
  postedDate:
    "dateposted posteddate postedat posted datepublished publisheddate publishedat publishedon firstpublished publicationdate published pubdate date epoch created createdat creationdate dateadded".split(
      " ",
    ),
  description:
    "description jobdescription descriptionhtml contenthtml contentencoded content contents body html descriptionplain contenttext text summary snippet jobexcerpt excerpt".split(
      " ",
    ),
  company: "company companyname hiringcompany hiringorganization employer employername organization".split(" "),
};

/** What a record may be wrapped in: `{ "node": { … } }`. */
const wrappers = ["node", "job", "attributes", "fields", "_source", "item", "data", "refs", "posting"];

class Fields {
  readonly #record: FreeRecord;
  readonly #paths: FieldPaths;
  readonly #byName = new Map<string, unknown>();

  constructor(record: FreeRecord, paths: FieldPaths) {
    this.#record = record;
    this.#paths = paths;
    const inner = wrappers.map((wrapper) => record[wrapper]).filter(isRecord);
    for (const part of [record, ...inner]) {
      for (const [name, value] of Object.entries(part)) {
        const key = name.replace(/[^a-z\d]/gi, "").toLowerCase();
        if (!isEmpty(value) && !this.#byName.has(key)) this.#byName.set(key, value);
      }
    }
  }

  find(field: PostingField): unknown {
    const path = this.#paths[field];
    if (path !== undefined) return valueAt(this.#record, path) ?? undefined;
    return this.named(...names[field]);
  }

  /** Returns the first value with one of the names. */
  named(...keys: string[]): unknown {
    const key = keys.find((name) => this.#byName.has(name));
    return key === undefined ? undefined : this.#byName.get(key);
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Returns the text of a value that is a text or a thing with a name. */
function labelOf(value: unknown): unknown {
  const single = Array.isArray(value) ? value[0] : value;
  if (!isRecord(single)) return single;
  return ["name", "label", "title", "text", "value", "displayName"]
    .map((name) => single[name])
    .find((label) => !isEmpty(label));
}

function readLocations(fields: Fields): string[] {
  const stated = fields.find("location");
  const city = fields.named("city");
  const isPlain = stated === city && typeof city === "string";
  const joined = isPlain ? joinPlace(city, fields.named("state", "region", "province"), fields.named("country")) : null;
  return joined === null ? uniquePlaces(placesOf(stated, 0)) : [joined];
}

function placesOf(value: unknown, depth: number): string[] {
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((item) => placesOf(item, depth + 1));
  if (!isRecord(value)) return readPlaces(value);
  if (depth > 3) return [];
  const fields = new Fields(value, {});
  const text = fields.named("fulllocation", "formatted", "formattedaddress", "displayname", "label", "name", "text");
  if (typeof text === "string") return readPlaces(text);
  const country = fields.named("addresscountry", "country", "countryname");
  const joined = joinPlace(
    fields.named("addresslocality", "city", "town", "locality"),
    fields.named("addressregion", "state", "region", "province"),
    labelOf(country),
  );
  if (joined !== null) return [joined];
  return [fields.named("address"), fields.named("location")]
    .filter(isRecord)
    .flatMap((inner) => placesOf(inner, depth + 1));
}

function readPay(fields: Fields): Salary | null {
  const stated = fields.find("salary");
  const extracted = fields.named("extractedsalary");
  const pay = isRecord(extracted) ? extracted : isRecord(stated) ? stated : null;
  const parts = pay ? new Fields(pay, {}) : fields;
  const text = isRecord(stated) ? new Fields(stated, {}).named("text", "formatted", "label") : stated;
  const currency =
    (isRecord(stated) ? new Fields(stated, {}).named("currency", "currencycode") : undefined) ??
    parts.named("salarycurrency", "currency", "currencycode");
  const periodOf = ["salaryperiod", "period", "interval", "salaryinterval", "unit", "unittext", "salarytype"];
  const period = parts.named(...periodOf) ?? (pay ? parts.named("type") : undefined);
  const annual = parts.named("annualsalarymin", "annualsalarymax") === undefined ? undefined : salaryPeriods[4];
  const min = parts.named(
    "min",
    "minvalue",
    "minsalary",
    "salarymin",
    "salaryfrom",
    "annualsalarymin",
    "from",
    "minimum",
  );
  const max = parts.named("max", "maxvalue", "maxsalary", "salarymax", "salaryto", "annualsalarymax", "to", "maximum");
  // "from" and "to" of a whole record are not about pay, unless they are amounts.
  const amounts = { min: readAmount(min), max: readAmount(max) };
  return (
    readSalary({ ...amounts, currency, period: period ?? annual, text }) ??
    findSalary(text, { currency, period: period ?? annual }) ??
    readSalary({ min: text, max: text, currency, period: period ?? annual })
  );
}
