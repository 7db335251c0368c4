import { pages } from "@zodiac-at-work/contracts/pages";
import type { Rolldown } from "vite";
import { chunkOf } from "./chunk-of.ts";

/** The scripts that a page needs to show its content to a member. */
export interface MemberFiles {
  /** The page's path pattern, such as "/companies/:id". */
  readonly path: string;
  /** Their addresses, without those that the page's HTML names. */
  readonly files: readonly string[];
}

/** The modules that every page of a member loads. */
const modulesOfAll = [
  "/src/auth/resume-session.ts",
  "/src/auth/load-user-access.ts",
  "/src/auth/firebase.ts",
  "/src/features/landing/landing-unless-paid.tsx",
];

type PaidPage = {
  [Name in keyof typeof pages]: (typeof pages)[Name]["access"] extends "paid" ? Name : never;
}[keyof typeof pages];

/** The modules of the pages that members see, below `src/features`. */
const moduleOf: Readonly<Record<PaidPage | "home", string>> = {
  home: "personal/personal-page.tsx",
  personal: "personal/personal-page.tsx",
  match: "match-two/match-page.tsx",
  team: "team/team-page.tsx",
  companies: "companies/companies-page.tsx",
  company: "companies/company-page.tsx",
  openings: "openings/openings-page.tsx",
  saved: "openings/saved/saved-page.tsx",
  carBrands: "car-brands/car-brands-page.tsx",
  usStates: "us-states/us-states-page.tsx",
};

/** Returns the scripts of each page that members see. A browser otherwise finds them one after the other. */
export function memberFiles(bundle: Rolldown.OutputBundle): MemberFiles[] {
  const inHtml = importsOf(bundle, [chunkOf(bundle, "/src/main.tsx")]);
  return (Object.keys(moduleOf) as (keyof typeof moduleOf)[]).map((name) => {
    const chunks = [...modulesOfAll, `/src/features/${moduleOf[name]}`].map((module) => chunkOf(bundle, module));
    const files = [...importsOf(bundle, chunks)].filter((file) => !inHtml.has(file));
    return { path: pages[name].path, files: files.map((file) => `/${file}`) };
  });
}

/** Returns the names of chunks and of all that they import, except for what they load lazily. */
function importsOf(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== "chunk") return;
    found.add(name);
    file.imports.forEach(visit);
  };
  for (const { fileName } of chunks) visit(fileName);
  return found;
}
