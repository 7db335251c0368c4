import { counted } from "@zodiac-at-work/catalog/counted";
import type { ContactStep } from "../openings/first-contact.ts";
import { showDay } from "./print.ts";

/** Returns how the steps of a first contact are printed, each as it happens. A host's connection is shown once. */
export function contactLines(): (step: ContactStep) => string | undefined {
  const shown = new Set<string>();
  return (step) => {
    const text = describe(step);
    // Each request connects again.
    if ("host" in step && step.type !== "robots") {
      const key = `${step.type} ${text}`;
      if (shown.has(key)) return undefined;
      shown.add(key);
    }
    return step.type === "requested" ? text : `  ${labels[step.type].padEnd(12)}${text}`;
  };
}

const labels: Record<Exclude<ContactStep["type"], "requested">, string> = {
  resolved: "resolved",
  connected: "connected",
  secured: "certificate",
  robots: "robots.txt",
  answered: "answered",
  named: "company",
  read: "postings",
  failed: "FAILED",
};

function describe(step: ContactStep): string {
  switch (step.type) {
    case "requested":
      return `${step.method} ${step.url}`;
    case "resolved":
      return `${step.host} to ${step.addresses.join(", ")}`;
    case "connected":
      return `to ${step.address}, port ${step.port}`;
    case "secured":
      return `trusted, of ${step.host}, issued by ${step.issuer}, valid until ${showDay(step.validUntil)}`;
    case "robots":
      return verdicts[step.verdict ?? "skipped"];
    case "answered":
      return `status ${step.status}, ${counted(step.bytes, "byte")}, ${step.url}`;
    case "named":
      return step.companyName === null ? "not named by the source" : `named "${step.companyName.slice(0, 100)}"`;
    case "read": {
      const total = step.declared === null ? "" : ` of ${step.declared}`;
      const unreadable = step.unreadable > 0 ? `, ${step.unreadable} not readable` : "";
      return `${step.postings}${total} read${unreadable}, further pages: ${step.furtherPages}`;
    }
    case "failed":
      return step.reason;
  }
}

const verdicts = {
  absent: "absent, so everything is allowed",
  allowed: "allows the address",
  forbidden: "forbids the address",
  unreadable: "could not be read, so nothing is fetched",
  skipped: "not consulted, because SCRAPE_ALLOWED_HOSTS names the host",
};
