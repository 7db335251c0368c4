import { signIds } from "@zodiac-at-work/zodiac";
import { registrationOf } from "../releases/callers.ts";
import type { LoadRequest } from "../releases/load.ts";
import { memberOf, sessionOf } from "./environment.ts";

export interface Readers {
  readonly members: number;
  /** Accounts that sign in, `account-0` and so on. */
  readonly accounts: number;
  /** Whether the API serves the pages of the site. */
  readonly hasSite: boolean;
  /** Slugs of published articles. */
  readonly slugs: readonly string[];
}

/** Returns the requests of a load: in 20, ten of visitors, nine of members, and one sign-in. */
export function mixedRequests({ members, accounts, hasSite, slugs }: Readers): (number: number) => LoadRequest {
  const visits = hasSite ? [...calls, ...pages] : calls;
  return (number) => {
    const round = Math.floor(number / 20);
    const place = number % 20;
    const sign = signIds[round % signIds.length] ?? "rat";
    if (place === 19) return signIn(`account-${round % accounts}`);
    if (place % 2 === 0) {
      const path = itemAt(visits, round * 10 + place / 2)(sign, slugs[round % slugs.length] ?? "");
      return { method: "GET", path, headers: browser };
    }
    const turn = round * 9 + (place - 1) / 2;
    const session = { ...browser, ...sessionOf(memberOf(turn % members)) };
    return { method: "GET", path: itemAt(reads, turn)(sign), headers: session };
  };
}

/** Counts the sign-ins among the first requests of a load. */
export function countSignIns(requests: number): number {
  return Math.floor(requests / 20);
}

/** The account that a sign-in registers. Each sign-in has a token of its own. */
function signIn(uid: string): LoadRequest {
  const request = registrationOf(uid);
  return { ...request, headers: { ...browser, ...request.headers } };
}

const browser = { "accept-encoding": "gzip, deflate, br" };

type Path = (sign: string, slug: string) => string;

/** What a visitor's page asks for. */
const calls: readonly Path[] = [
  () => "/api/stats",
  (sign) => `/api/sample?sign=${sign}`,
  () => "/api/config",
  () => "/api/zodiac-stats",
  () => "/api/blog/published?page=1&limit=20",
];

/** The pages that a visitor reads. */
const pages: readonly Path[] = [
  () => "/",
  (sign) => `/signs/${sign}`,
  (sign) => `/signs/${[sign, "horse"].toSorted().join("/")}`,
  () => "/blog",
  (_, slug) => `/blog/${slug}.html`,
  (_, slug) => `/blog/${slug}.html`,
  () => "/zodiac-sample",
  () => "/feed.xml",
  () => "/sitemap.xml",
];

/** What the pages of a member ask for. */
const reads: readonly ((sign: string) => string)[] = [
  (sign) => `/api/companies?zodiac=${sign}`,
  () => "/api/companies",
  (sign) => `/api/companies/${1 + signIds.indexOf(sign as (typeof signIds)[number])}`,
  (sign) => `/api/companies?search=${sign.slice(0, 3)}`,
  (sign) => `/api/openings?reader=${sign}&sort=match`,
  () => "/api/openings?search=specialist&type=full-time",
  () => "/api/openings?page=3",
  () => "/api/openings/filters",
  () => "/api/cities?search=lis",
  () => "/api/car-brands?page=1&limit=20",
  () => "/api/us-states",
  (sign) => `/api/reading?sign=${sign}&yearElement=earth&lifePath=7&personalYear=3&personalMonth=5&zodiacYear=2026`,
  (sign) => `/api/reading/match?sign=${sign}&other=ox&side=company`,
  (sign) => `/api/news?sign=${sign}&since=2026-11-01T00:00:00.000Z`,
  () => "/api/account/saved",
  () => "/api/scrape/latest",
];

function itemAt<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}
