import type { Posting, Remote } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { findCountries, readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id, isRecord, line, list, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readSalary } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

/**
 * Recruitee: the whole board in one response, `{ offers }`, on a host of the company or its own domain. A single
 * offer is read too. Texts may be there in several languages.
 * Reference: https://docs.recruitee.com/reference/offers
 */
export const recruitee: SourceReader = {
  requests(source) {
    const host = boardHost(source, "recruitee.com");
    return host === null ? [] : [{ url: `https://${host}/api/offers/`, accept: "application/json" }];
  },

  parse(response, source) {
    return readJsonPage(response, "list `offers`", (value) => {
      if (!isRecord(value)) return null;
      const single = isRecord(value.offer) ? value.offer : "careers_url" in value && "id" in value ? value : null;
      const offers = single === null ? value.offers : [single];
      if (!Array.isArray(offers)) return null;
      return pageOf({
        ...collectPostings(offers, (item: unknown) => readOffer(item, source, response)),
        isWhole: single === null,
        companyName:
          offers.map((offer) => (isRecord(offer) ? readLine(offer.company_name) : null)).find(Boolean) ?? null,
      });
    });
  },
};

const place = z.object({ name: line, city: line, state: line, country: line, country_code: raw });

const offerSchema = z.object({
  id,
  slug: line,
  title: requiredLine,
  careers_url: raw,
  published_at: raw,
  department: name,
  employment_type_code: raw,
  remote: flag,
  hybrid: flag,
  on_site: flag,
  location: line,
  city: line,
  state_name: line,
  country: line,
  country_code: raw,
  locations: list(place),
  salary: group(z.object({ min: raw, max: raw, currency: raw, period: raw })),
  description: prose,
  requirements: prose,
});

type Offer = z.infer<typeof offerSchema>;

function readOffer(item: unknown, source: Source, response: SourceResponse): Posting | null {
  if (isRecord(item) && typeof item.status === "string" && item.status !== "published") return null;
  const offer = offerSchema.parse(withTranslation(item));
  const places = readPlaces(...placesOf(offer));
  return {
    id: offer.id,
    title: offer.title,
    locations: isBoth(offer) && !places.some(isRemotePlace) ? [...places, "Remote"] : places,
    remote: readWhere(offer, places),
    department: offer.department,
    type: readJobType(offer.employment_type_code),
    salary: readSalary(offer.salary),
    postedDate: readCivilDate(offer.published_at),
    url: readUrl(offer, source, response),
    description: describeSections([{ html: offer.description }, { title: "Requirements", html: offer.requirements }]),
  };
}

/** Fills the texts that are only in `translations`, in English if they are there in English. */
function withTranslation(item: unknown): unknown {
  if (!isRecord(item) || !isRecord(item.translations)) return item;
  const { en, ...others } = item.translations;
  const texts = [en, ...Object.values(others)].find((each) => isRecord(each) && readLine(each.title) !== null);
  if (!isRecord(texts)) return item;
  const missing = ["title", "description", "requirements"].filter((field) => readLine(item[field]) === null);
  return { ...item, ...Object.fromEntries(missing.map((field) => [field, texts[field]])) };
}

function placesOf(offer: Offer): (string | null)[] {
  const sites = offer.locations.map(
    ({ name: label, city, state, country }) => joinPlace(city, state, country) ?? label,
  );
  const own = joinPlace(offer.city, offer.state_name, offer.country);
  if (offer.location !== null && remoteOnly.test(offer.location)) {
    const isPlace = (place: string | null) => place !== null && !remoteOnly.test(place);
    const choices = [sites.filter(isPlace), [own].filter(isPlace), placesInTitle(offer.title)];
    return choices.find(({ length }) => length > 0) ?? [offer.location];
  }
  if (sites.length < 2 && (offer.location ?? own) !== null) return [offer.location ?? own];
  return sites;
}

/** The parts of a title that name a country: "Baker (Berlin, Germany)", "Baker - Austria". */
function placesInTitle(title: string): string[] {
  const parts = [...title.matchAll(/\(([^()]+)\)|\s[-–—|]\s([^-–—|()]+)$/g)].map(
    ([, inside, last]) => inside ?? last ?? "",
  );
  return parts.filter((part) => findCountries(part).length > 0).slice(0, 1);
}

function isBoth({ remote, hybrid }: Offer): boolean {
  return remote === true && hybrid === true;
}

function isRemotePlace(place: string): boolean {
  return readWorkplace(place) === "remote";
}

/** What Recruitee shows for the place of a remote posting. */
const remoteOnly = /^(?:fully )?remote(?: (?:job|work|position))?$/i;

/**
 * More than one of the three may be true: hybrid is the most precise, and work that may be remote is remote. A posting has
 * one mode. One that is remote and hybrid is hybrid, and "Remote" is among its places.
 */
function readWhere(offer: Offer, places: string[]): Remote | null {
  const mode = offer.hybrid ? "hybrid" : offer.remote ? "remote" : offer.on_site ? "on-site" : null;
  const countries = [offer, ...offer.locations].map(
    (site) => readCountry(site.country_code) ?? readCountry(site.country),
  );
  return readRemote({ mode, places: [...places, ...readPlaces(offer.location)], countries });
}

function readUrl(offer: Offer, source: Source, response: SourceResponse): string {
  const host = boardHost(source, "recruitee.com", response);
  const url =
    readLink(offer.careers_url) ?? (host && offer.slug && `https://${host}/o/${encodeURIComponent(offer.slug)}`);
  if (!url) throw new UnreadablePosting("The posting has no address in `careers_url`.");
  return url;
}
