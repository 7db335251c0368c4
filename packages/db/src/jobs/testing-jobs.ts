import { jobTypes, type Posting } from "@zodiac-at-work/catalog";

/**
 * Generates postings of one source. The postings are the same in every run. Titles, places and dates repeat as they do on
 * real boards; a description has about 2,000 characters.
 *
 * @param source makes the postings of one source differ from those of another
 */
export function generatePostings(source: number, count: number): Posting[] {
  return Array.from({ length: count }, (_, index) => generatePosting(source, index));
}

function generatePosting(source: number, index: number): Posting {
  const pick = <Item>(items: readonly Item[], salt: number) => items[mix(source, index, salt) % items.length] as Item;
  const title = [pick(levels, 1), pick(fields, 2), pick(roles, 3)].filter(Boolean).join(" ");
  const isRemote = mix(source, index, 4) % 4 === 0;
  const age = Math.floor((mix(source, index, 5) % 1_000) ** 2 / 2_500);
  const paragraphs = Array.from({ length: 8 }, (_, part) =>
    Array.from({ length: 5 }, (_, line) => pick(sentences, 100 + part * 10 + line)).join(" "),
  );
  const min = 40_000 + (mix(source, index, 6) % 100) * 1_000;
  return {
    id: `${source}-${index}`,
    title,
    locations: [pick(places, 7)],
    remote: isRemote ? { mode: "remote", countries: ["US"] } : null,
    department: pick(fields, 8) || null,
    type: mix(source, index, 9) % 4 === 0 ? pick(jobTypes, 10) : "full-time",
    salary: isRemote
      ? { min, max: min + 30_000, currency: "USD", period: "year", text: `$${min} to $${min + 30_000}` }
      : null,
    postedDate: mix(source, index, 11) % 10 === 0 ? null : dayBefore(age),
    url: `https://jobs.example/${source}/${index}`,
    description: { text: paragraphs.join("\n\n"), html: paragraphs.map((text) => `<p>${text}</p>`).join("") },
  };
}

const levels = ["", "", "Senior", "Staff", "Junior", "Lead", "Principal", "Associate"];
const fields = [
  ...["Software", "Data", "Product", "Platform", "Security", "Machine Learning", "Finance", "People", "Brand", "Sales"],
  ...["Field", "Hardware", "Supply Chain", "Customer", "Legal", "Research", "Growth", "Mobile", "Cloud", "Quality"],
];
const roles = [
  ...["Engineer", "Engineer", "Engineer", "Manager", "Manager", "Designer", "Analyst", "Scientist", "Specialist"],
  ...["Writer", "Recruiter", "Counsel", "Architect", "Coordinator", "Intern", "Director", "Technician", "Accountant"],
];
const places = [
  ...[
    "New York City, New York",
    "San Francisco, California",
    "Chicago, Illinois",
    "Austin, Texas",
    "Seattle, Washington",
  ],
  ...["London, United Kingdom", "Berlin, Germany", "Paris, France", "Dublin, Ireland", "Amsterdam, Netherlands"],
  ...["Toronto, Canada", "Vancouver, Canada", "Bengaluru, India", "Singapore", "Sydney, Australia", "Tokyo, Japan"],
  ...["São Paulo, Brazil", "Kraków, Poland", "Zürich, Switzerland", "Oslo, Norway"],
];
const sentences = [
  "You plan the work with two other teams and say what will be late.",
  "The team ships every week and reads its own logs.",
  "We pay for the tools that you need.",
  "You write for readers who are in a hurry.",
  "Experience with large spreadsheets helps, and so does a sense of humor.",
  "You report to the head of the department.",
  "The office has daylight, plants and a loud coffee machine.",
  "We review each other's work and thank each other for it.",
];

function dayBefore(days: number): string {
  return new Date(Date.UTC(2026, 10, 22 - days)).toISOString().slice(0, 10);
}

/** Returns a number below 2^32 that looks random (the finalizer of MurmurHash3, public domain). */
function mix(...values: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const value of values) {
    hash = Math.imul(hash ^ value, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
