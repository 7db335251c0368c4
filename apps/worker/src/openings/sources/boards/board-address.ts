import type { SourceKind } from "@zodiac-at-work/catalog";
import type { Source, SourceResponse } from "../../source.ts";

/** The kinds whose boards stand on hosts of their maker. */
export type HostedKind = Exclude<SourceKind, "json-ld" | "feed" | "listing" | "sitemap">;

/** A hosted board. `address` is what `Source.address` holds. */
export interface Board {
  kind: HostedKind;
  address: string;
}

/**
 * Finds the board that a link, frame, script or API address belongs to, or returns null. The board's address is the name
 * of the company at the service, or the `https:` URL of a board on another host than the usual one.
 *
 * @example
 * findBoard("https://job-boards.greenhouse.io/acme/jobs/1"); // { kind: "greenhouse", address: "acme" }
 * findBoard("https://api.eu.lever.co/v0/postings/acme"); // { kind: "lever", address: "https://jobs.eu.lever.co/acme" }
 */
export function findBoard(link: string): Board | null {
  const found = parseLink(link);
  return found && { kind: found.kind, address: found.site ?? found.name };
}

/**
 * Returns the name of a company at its service. A source's address may be the name or any URL of the board. Without an
 * address, the name comes from the URL of the response. Returns null if neither holds one.
 */
export function boardName(source: Source, response?: SourceResponse): string | null {
  const address = source.address.trim();
  if (address !== "" && !address.includes("://")) return address;
  const found = [address, response?.url ?? ""].map(parseLink).find((each) => each?.kind === source.kind);
  return found?.name ?? null;
}

/**
 * Returns the host of a board that has a host of its own. A source's address may be the company's name at the service
 * (`acme`), a host, or any URL on the host. The host may be the company's own.
 */
export function boardHost(source: Source, suffix: string, response?: SourceResponse): string | null {
  const address = source.address.trim() || (response?.url ?? "");
  if (address.includes("://")) return URL.parse(address)?.host || null;
  if (address.includes(".")) return URL.parse(`https://${address}`)?.host || null;
  return /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(address) ? `${address.toLowerCase()}.${suffix}` : null;
}

interface LinkToBoard {
  kind: HostedKind;
  name: string;
  /** The URL of the board if it is on another host than the usual one. */
  site?: string | undefined;
}

function parseLink(link: string): LinkToBoard | null {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.split("/").flatMap((part) => decode(part) || []);
  for (const [kind, read] of rules) {
    const found = read(url.hostname, path, url.searchParams);
    const { name, site } = typeof found === "object" && found !== null ? found : { name: found, site: undefined };
    if (name && isName.test(name)) return { kind, name, site };
  }
  return null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

const isName = /^[\p{L}\p{N}][\p{L}\p{N} ._&'+-]*$/u;

type Found = { name: string; site?: string | undefined } | string | null | undefined;
type Rule = [kind: HostedKind, read: (host: string, path: string[], query: URLSearchParams) => Found];

const rules: Rule[] = [
  [
    "greenhouse",
    (host, path, query) => {
      if (/^(?:boards-)?api(?:\.eu)?\.greenhouse\.io$/.test(host)) return after(path, "boards");
      if (!/^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/.test(host)) return null;
      return path[0] === "embed" ? query.get("for") : path[0];
    },
  ],
  [
    "lever",
    (host, path) => {
      const [, service, eu] = /^(jobs|api)(\.eu)?\.lever\.co$/.exec(host) ?? [];
      const name = service === "api" ? after(path, "postings") : service && path[0];
      return name && { name, site: eu && `https://jobs.eu.lever.co/${encodeURIComponent(name)}` };
    },
  ],
  [
    "ashby",
    (host, path) => {
      if (host === "api.ashbyhq.com") return after(path, "job-board");
      return host === "jobs.ashbyhq.com" && path[0] !== "api" ? path[0] : null;
    },
  ],
  [
    "smartrecruiters",
    (host, path) => {
      if (host === "api.smartrecruiters.com") return after(path, "companies");
      if (!/^(?:jobs|careers)\.smartrecruiters\.com$/.test(host)) return null;
      return path[0] === "oneclick-ui" ? after(path, "company") : path[0];
    },
  ],
  [
    "workable",
    (host, path) => {
      if (host !== "apply.workable.com") return subdomain(host, "workable.com");
      return path[0] === "api" ? after(path, "accounts") : path[0] === "j" ? null : path[0];
    },
  ],
  ["recruitee", (host) => subdomain(host, "recruitee.com")],
  [
    "personio",
    (host) => {
      const [, name, country] = /^([a-z\d-]+)\.jobs\.personio\.([a-z]{2,3})$/.exec(host) ?? [];
      return name && { name, site: country === "de" ? undefined : `https://${host}` };
    },
  ],
  [
    "teamtailor",
    (host) => {
      const [, name] = /^([a-z\d-]+)\.[a-z]{2}\.teamtailor\.com$/.exec(host) ?? [];
      return name ? { name, site: `https://${host}` } : subdomain(host, "teamtailor.com");
    },
  ],
  [
    "workday",
    (host, path) => {
      const isShared = /^wd\d+\.myworkdaysite\.com$/.test(host);
      if (!isShared && !/^[a-z\d-]+\.wd\d+\.myworkdayjobs\.com$/.test(host)) return null;
      if (path[0] === "wday") return path[1] === "cxs" ? workdaySite(host, isShared ? path[2] : "", path[3]) : null;
      const [first, ...others] = /^[a-z]{2}-[A-Z]{2}$/.test(path[0] ?? "") ? path.slice(1) : path;
      if (!isShared) return workdaySite(host, "", first);
      return first === "recruiting" ? workdaySite(host, others[0], others[1]) : null;
    },
  ],
  [
    "oracle",
    (host, path, query) => {
      if (!/^(?:[a-z\d-]+\.)+fa\.(?:(?:[a-z]{2}\d+|ocs)\.)?oraclecloud\d{0,3}\.(?:com|eu)$/.test(host)) return null;
      if (path[0] === "hcmRestApi") return oracleSite(host, /siteNumber=([\w-]+)/.exec(query.get("finder") ?? "")?.[1]);
      return path[0] === "hcmUI" && path[1] === "CandidateExperience" ? oracleSite(host, after(path, "sites")) : null;
    },
  ],
  ["eightfold", (host) => subdomain(host, "eightfold.ai")],
  ["pinpoint", (host) => subdomain(host, "pinpointhq.com")],
  [
    "successfactors",
    (host, path, query) => {
      if (/^[a-z\d-]+\.jobs\.hr\.cloud\.sap$/.test(host)) return { name: host, site: `https://${host}` };
      if (!/^career\d{0,3}\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$/.test(host)) {
        return subdomain(host, "jobs2web.com");
      }
      const company = /^(?:careers?|sfcareer)$/.test(path[0] ?? "") ? query.get("company") : null;
      return company && { name: company, site: `https://${host}/career?company=${encodeURIComponent(company)}` };
    },
  ],
  ["icims", (host) => subdomain(host, "icims.com")],
  ["bamboohr", (host) => subdomain(host, "bamboohr.com")],
  ["breezy", (host) => subdomain(host, "breezy.hr")],
  [
    "rippling",
    (host, path) => {
      if (host === "api.rippling.com") return after(path, "board");
      if (!/^ats\.(?:[a-z\d]+\.)?rippling\.com$/.test(host) || !path.includes("jobs")) return null;
      return /^[a-z]{2}-[A-Z]{2}$/.test(path[0] ?? "") ? path[1] : path[0];
    },
  ],
  ["join", (host, path) => (/^(?:www\.)?join\.com$/.test(host) && path[0] === "companies" ? path[1] : null)],
  [
    "jobvite",
    (host, path) => {
      if (host !== "jobs.jobvite.com" || path[0] === "support") return null;
      return path[0] === "careers" ? path[1] : path[0];
    },
  ],
  [
    "amazon",
    (host) => (/^(?:www\.)?amazon\.jobs$/.test(host) ? { name: host, site: "https://www.amazon.jobs" } : null),
  ],
  ["apple", (host) => (host === "jobs.apple.com" ? { name: host, site: "https://jobs.apple.com" } : null)],
  [
    "avature",
    (host, path) => {
      const name = subdomain(host, "avature.net");
      const end = path.findIndex((part) => part === "SearchJobs" || part === "JobDetail");
      if (name === null || !path.slice(0, Math.max(end, 0)).every((part) => /^[\w-]+$/.test(part))) return null;
      const site = path.slice(0, Math.max(end, 0)).join("/");
      return { name, site: site === "" || site === "careers" ? undefined : `https://${host}/${site}` };
    },
  ],
];

/** A customer has several sites, each a board of its own. */
function oracleSite(host: string, name: string | undefined): Found {
  if (!name || !/^[\w-]{1,128}$/.test(name)) return null;
  return { name, site: `https://${host}/hcmUI/CandidateExperience/en/sites/${name}` };
}

/** A tenant has several sites, each a board of its own. On a host of several tenants the path names the tenant. */
function workdaySite(host: string, tenant: string | undefined, name: string | undefined): Found {
  if (!name || tenant === undefined || !/^[\w-]{0,100}$/.test(tenant)) return null;
  const path = tenant === "" ? "" : `recruiting/${tenant}/`;
  return { name, site: `https://${host}/${path}${encodeURIComponent(name)}` };
}

/** Returns the part of a path after the named one. */
function after(path: string[], name: string): string | undefined {
  return path.includes(name) ? path[path.indexOf(name) + 1] : undefined;
}

/** Returns `acme` of `acme.recruitee.com`, unless the service itself uses the name. */
function subdomain(host: string, domain: string): string | null {
  const name = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : "";
  return /^[a-z\d-]+$/.test(name) && !serviceNames.has(name) ? name : null;
}

const serviceNames = new Set(
  "www api app apply docs help support status blog career careers jobs go info resources tt static assets cdn scripts images partners developers integrations documentation marketing login".split(
    " ",
  ),
);
