import type { Environment } from "@zodiac-at-work/settings";
import { z } from "zod";

/** How sources of jobs are fetched. */
export interface FetchSettings {
  /** The real hosts, or a stand-in for all of them at `http://127.0.0.1:PORT`; null if nothing is set on a laptop. */
  target: "live" | URL | null;
  /** An email address or https URL that the user agent names. */
  contact: string | null;
  /** Hosts whose robots.txt is not consulted, because their operators agreed. */
  allowedHosts: readonly string[];
}

const contact = z.union(
  [z.email(), z.url({ protocol: /^https$/ }).regex(/^[\x21-\x7e]+$/)],
  "is neither an email address nor an https URL",
);
const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The variables of `FetchSettings`, for the schema of an app. */
export const fetchVariables = {
  JOB_SOURCES: z
    .string()
    .regex(/^(live|http:\/\/127\.0\.0\.1:\d{1,5})$/, "is neither live nor http://127.0.0.1:PORT")
    .optional(),
  SCRAPE_CONTACT: contact.optional(),
  SCRAPE_ALLOWED_HOSTS: z
    .string()
    .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => hostName.test(host)), "is not a list of hosts, separated by commas")
    .optional(),
};

/** Returns what is wrong with the settings beyond their form. A missing contact is no problem: see `whyNotFetched`. */
export function fetchProblems(env: Environment, { production }: { production: boolean }): string[] {
  const isStandIn = env.JOB_SOURCES !== undefined && env.JOB_SOURCES !== "live";
  return production && isStandIn ? ["JOB_SOURCES is an address, so that no real source would be checked"] : [];
}

/** Reads the settings from checked variables. Production fetches from the real hosts unless it says otherwise. */
export function readFetchSettings(
  variables: {
    JOB_SOURCES?: string | undefined;
    SCRAPE_CONTACT?: string | undefined;
    SCRAPE_ALLOWED_HOSTS?: string[] | undefined;
  },
  { production }: { production: boolean },
): FetchSettings {
  const { JOB_SOURCES = production ? "live" : undefined, SCRAPE_CONTACT, SCRAPE_ALLOWED_HOSTS } = variables;
  return {
    target: JOB_SOURCES === undefined ? null : JOB_SOURCES === "live" ? "live" : new URL(JOB_SOURCES),
    contact: SCRAPE_CONTACT ?? null,
    allowedHosts: SCRAPE_ALLOWED_HOSTS ?? [],
  };
}

/** Returns why no source can be fetched with these settings, as a sentence for the operator; null if they can. */
export function whyNotFetched({ target, contact }: FetchSettings): string | null {
  if (target === null) return "JOB_SOURCES is missing: set it to live or to the address of a stand-in.";
  if (target === "live" && contact === null) {
    return "SCRAPE_CONTACT is missing: real hosts are asked only with a contact in the user agent.";
  }
  return null;
}
