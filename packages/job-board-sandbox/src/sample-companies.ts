import { type Industry, industries } from "@zodiac-at-work/catalog";
import { companiesByIndustry } from "@zodiac-at-work/db/data/companies";
import { pick, pickNumber } from "./random.ts";

/** The kinds of boards that the sandbox serves. */
const boardKinds = [
  "ashby",
  "greenhouse",
  "lever",
  "recruitee",
  "smartrecruiters",
  "workable",
  "personio",
  "teamtailor",
  "workday",
  "json-ld",
  "feed",
  "sitemap",
] as const;

export type BoardKind = (typeof boardKinds)[number];

/** Kinds of boards that large employers use. Together they are as common as one of the others. */
const largeKinds = ["workday"] as const;

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
  const kind = boardKinds.find((each) => each === recorded);
  return kind ? { kind, slug: address } : null;
}

function otherBoard(name: string): SampleCompany["board"] {
  const kinds = ["personio", "teamtailor", "json-ld", "feed", pick(largeKinds, "large board", name)] as const;
  const kind = kinds[pickNumber(24, "board", name)];
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  if (!kind || !slug) return null;
  return { kind, slug: kind === "workday" ? `https://${slug}.wd5.myworkdayjobs.com/Careers` : slug };
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

/** Returns the companies whose feed or sitemap is on a host. */
export function findPageBoards(host: string): readonly SampleCompany[] {
  return pageHosts.get(host) ?? [];
}

const pageHosts = Map.groupBy(
  sampleCompanies.filter(({ board }) => board && ["feed", "sitemap"].includes(board.kind)),
  ({ board }) => URL.parse(board?.slug ?? "")?.host,
);

/** Returns the companies whose careers page is on a host. */
export function findCareersPages(host: string): readonly SampleCompany[] {
  return careersHosts.get(host) ?? [];
}

const careersHosts = Map.groupBy(
  sampleCompanies.filter(({ careersUrl }) => careersUrl),
  ({ careersUrl }) => new URL(careersUrl ?? "").host,
);
