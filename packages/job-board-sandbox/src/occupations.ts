import type { Industry } from "@zodiac-at-work/catalog";

/** A title with its department and the middle of its yearly pay in US dollars. */
export type Occupation = readonly [title: string, department: string, pay: number];

/** Occupations that any company hires for. */
const everywhere = [
  ["Accountant", "Finance", 78_000],
  ["Financial Analyst", "Finance", 92_000],
  ["Recruiter", "People", 84_000],
  ["Account Executive", "Sales", 110_000],
  ["Customer Success Manager", "Customer Experience", 96_000],
  ["Product Designer", "Design", 132_000],
  ["Data Analyst", "Data", 98_000],
  ["Legal Counsel", "Legal", 168_000],
  ["Office Coordinator", "Workplace", 58_000],
  ["Marketing Intern", "Marketing", 46_000],
] as const satisfies readonly Occupation[];

const byIndustry: Readonly<Record<Industry, readonly Occupation[]>> = {
  Technology: [
    ["Senior Software Engineer", "Engineering", 178_000],
    ["Site Reliability Engineer", "Infrastructure", 172_000],
    ["Machine Learning Engineer", "Research", 196_000],
    ["Technical Writer", "Documentation", 112_000],
    ["Solutions Engineer", "Sales", 146_000],
  ],
  "Financial Services": [
    ["Risk Analyst", "Risk", 104_000],
    ["Compliance Officer", "Compliance", 118_000],
    ["Payments Engineer", "Engineering", 164_000],
    ["Relationship Manager", "Banking", 98_000],
  ],
  Healthcare: [
    ["Clinical Research Associate", "Clinical Operations", 88_000],
    ["Regulatory Affairs Specialist", "Regulatory", 96_000],
    ["Registered Nurse", "Care", 86_000],
    ["Laboratory Technician", "Research", 62_000],
  ],
  Retail: [
    ["Store Manager", "Stores", 68_000],
    ["Merchandise Planner", "Merchandising", 82_000],
    ["Supply Chain Analyst", "Logistics", 84_000],
    ["Warehouse Associate", "Logistics", 42_000],
  ],
  Manufacturing: [
    ["Process Engineer", "Engineering", 98_000],
    ["Quality Inspector", "Quality", 58_000],
    ["Maintenance Technician", "Operations", 62_000],
    ["Production Planner", "Operations", 74_000],
  ],
  Energy: [
    ["Grid Engineer", "Engineering", 112_000],
    ["Field Technician", "Operations", 64_000],
    ["Environmental Specialist", "Safety", 86_000],
  ],
  Automotive: [
    ["Battery Engineer", "Engineering", 138_000],
    ["Vehicle Test Driver", "Validation", 62_000],
    ["Service Advisor", "Service", 56_000],
  ],
  Media: [
    ["Video Editor", "Production", 78_000],
    ["Game Writer", "Narrative", 92_000],
    ["Audience Editor", "Newsroom", 74_000],
    ["Ad Operations Manager", "Advertising", 96_000],
  ],
  Telecommunications: [
    ["Network Engineer", "Network", 116_000],
    ["Field Service Technician", "Operations", 58_000],
    ["Retail Consultant", "Stores", 44_000],
  ],
  Travel: [
    ["Cabin Crew Member", "Operations", 48_000],
    ["Aircraft Mechanic", "Maintenance", 82_000],
    ["Hotel Manager", "Hotels", 76_000],
    ["Revenue Analyst", "Pricing", 88_000],
  ],
};

/** Returns the occupations that a company of an industry hires for. */
export function occupationsOf(industry: Industry): readonly [Occupation, ...Occupation[]] {
  return [...everywhere, ...byIndustry[industry], ...byIndustry[industry]];
}
