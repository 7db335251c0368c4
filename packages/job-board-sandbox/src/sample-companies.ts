import { type Industry, industries } from "@zodiac-at-work/catalog";
import { companiesByIndustry } from "@zodiac-at-work/db/data/companies";
import { pickNumber } from "./random.ts";

/** The kinds of boards that the sandbox serves. */
export type BoardKind =
  | "ashby"
  | "greenhouse"
  | "lever"
  | "recruitee"
  | "smartrecruiters"
  | "workable"
  | "personio"
  | "teamtailor"
  | "json-ld"
  | "feed";

/** A company of the catalog, with the board that the sandbox serves for it. */
export interface SampleCompany {
  name: string;
  industry: Industry;
  /** `City, State` or `City, Country`. */
  location: string;
  website: string;
  careersUrl: string | null;
  board: { kind: BoardKind; slug: string } | null;
}

/** The companies of the catalog: with the board that is recorded, or, for every sixth of the others, one of another kind. */
export const sampleCompanies: readonly SampleCompany[] = industries.flatMap((industry) =>
  companiesByIndustry[industry].map(({ name, location, website, careersUrl, board }) => ({
    name,
    industry,
    location,
    website,
    careersUrl: careersUrl ?? null,
    board: board ? { kind: board.service, slug: board.slug } : careersUrl ? otherBoard(name) : null,
  })),
);

function otherBoard(name: string): SampleCompany["board"] {
  const kinds = ["personio", "teamtailor", "json-ld", "feed"] as const;
  const kind = kinds[pickNumber(kinds.length * 6, "board", name)];
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return kind && slug ? { kind, slug } : null;
}

/** Returns the company whose board of a kind has a slug. */
export function findBoard(kind: BoardKind, slug: string): SampleCompany | undefined {
  return boards.get(`${kind} ${slug}`);
}

const boards = new Map(
  sampleCompanies.flatMap((company) =>
    company.board ? [[`${company.board.kind} ${company.board.slug}`, company] as const] : [],
  ),
);

/** Returns the companies whose careers page is on a host. */
export function findCareersPages(host: string): readonly SampleCompany[] {
  return careersHosts.get(host) ?? [];
}

const careersHosts = Map.groupBy(
  sampleCompanies.filter(({ careersUrl }) => careersUrl),
  ({ careersUrl }) => new URL(careersUrl ?? "").host,
);
