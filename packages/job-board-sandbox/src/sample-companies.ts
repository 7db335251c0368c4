import { type Industry, industries, type SourceKind, sourceKinds } from "@zodiac-at-work/catalog";
import { companiesByIndustry } from "@zodiac-at-work/db/data/companies";
import { pick, pickNumber } from "./random.ts";

/** The kinds of boards that the sandbox serves: all but pages that no standard describes. */
export type BoardKind = Exclude<SourceKind, "listing">;

/** Kinds that no record has. Together they are as common as one of the others. */
const rareKinds = ["oracle", "pinpoint", "icims", "bamboohr", "breezy", "rippling", "join", "jobvite"] as const;

/** The addresses of kinds whose boards are called by more than the company's name. */
const addresses: Partial<Record<BoardKind, (name: string) => string>> = {
  oracle: (name) => `https://${name}.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1`,
  icims: (name) => `careers-${name}`,
};

/** A company of the catalog, with the board that the sandbox serves for it. */
export interface SampleCompany {
  name: string;
  industry: Industry;
  /** `City, State` or `City, Country`. */
  location: string;
  website: string;
  careersUrl: string | null;
  /** `slug` is the company's name at the service, or the address of a board with a path, a feed or a sitemap. */
  board: { kind: BoardKind; slug: string } | null;
}

/** The companies of the catalog: with the board that is recorded, or, for every fifth of the others, one of another kind. */
export const sampleCompanies: readonly SampleCompany[] = industries.flatMap((industry) =>
  companiesByIndustry[industry].map(({ name, location, website, careersUrl, board }) => ({
    name,
    industry,
    location,
    website,
    careersUrl: careersUrl ?? null,
    board: board ? recordedBoard(board) : careersUrl ? otherBoard(name) : null,
  })),
);

function recordedBoard({ kind: recorded, address }: { kind: string; address: string }): SampleCompany["board"] {
  const kind = sourceKinds.find((each) => each === recorded);
  return kind && kind !== "listing" ? { kind, slug: address } : null;
}

function otherBoard(name: string): SampleCompany["board"] {
  const rareKind = pick(rareKinds, "rare kind", name);
  const kinds = ["personio", "teamtailor", "json-ld", "feed", rareKind] as const;
  const kind = kinds[pickNumber(24, "board", name)];
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  if (!kind || !slug) return null;
  return { kind, slug: addresses[kind]?.(slug) ?? slug };
}

/** Returns the company whose board of a kind has a slug. */
export function findBoard(kind: BoardKind, slug: string): SampleCompany | undefined {
  return boards.get(keyOf(kind, slug));
}

const boards = new Map(
  sampleCompanies.flatMap((company) =>
    company.board ? [[keyOf(company.board.kind, company.board.slug), company] as const] : [],
  ),
);

function keyOf(kind: BoardKind, slug: string): string {
  return `${kind} ${slug.toLowerCase()}`;
}

/** Returns the companies whose board is on a host of its own: a feed, a sitemap, or a board of a service. */
export function findOwnHosts(host: string): readonly SampleCompany[] {
  return ownHosts.get(host) ?? [];
}

/** Where the boards are that have hosts of their own. */
const serviceHosts: Partial<Record<BoardKind, string>> = {
  feed: "",
  sitemap: "",
  phenom: "",
  amazon: "",
  apple: "",
  eightfold: "eightfold.ai",
  pinpoint: "pinpointhq.com",
  successfactors: "jobs2web.com",
  icims: "icims.com",
  bamboohr: "bamboohr.com",
  breezy: "breezy.hr",
  avature: "avature.net",
};

const ownHosts = Map.groupBy(sampleCompanies, ({ board }) => {
  const service = board ? serviceHosts[board.kind] : undefined;
  if (!board || service === undefined) return undefined;
  return board.slug.includes("://") ? URL.parse(board.slug)?.host : `${board.slug}.${service}`;
});

/** Returns the companies whose careers page is on a host. */
export function findCareersPages(host: string): readonly SampleCompany[] {
  return careersHosts.get(host) ?? [];
}

const careersHosts = Map.groupBy(
  sampleCompanies.filter(({ careersUrl }) => careersUrl),
  ({ careersUrl }) => new URL(careersUrl ?? "").host,
);
