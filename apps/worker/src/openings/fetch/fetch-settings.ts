/** How sources of jobs are fetched. */
export interface FetchSettings {
  /** The real hosts, or a stand-in for all of them at `http://127.0.0.1:PORT`; null if nothing is set on a laptop. */
  target: "live" | URL | null;
  /** An email address or https URL that the user agent names. */
  contact: string | null;
  /** Hosts whose robots.txt is not consulted, because their operators agreed. */
  allowedHosts: readonly string[];
}

/** Returns why no source can be fetched with these settings, as a sentence for the operator; null if they can. */
export function whyNotFetched({ target, contact }: FetchSettings): string | null {
  if (target === null) return "JOB_SOURCES is missing: set it to live or to the address of a stand-in.";
  if (target === "live" && contact === null) {
    return "SCRAPE_CONTACT is missing: real hosts are asked only with a contact in the user agent.";
  }
  return null;
}
