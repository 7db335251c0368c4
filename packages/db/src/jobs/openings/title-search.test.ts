import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDb } from "../../testing.ts";
import { listOpenings } from "./openings.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const titles = [
  "Account Executive",
  "AI Researcher",
  "Air Traffic Controller",
  "Barista",
  "Business Analyst",
  "Cook",
  "Chief Operating Officer",
  "Front-End Developer",
  "Frontend Engineer",
  "HR Generalist",
  "Internal Auditor",
  "International Sales Manager",
  "IT Support Specialist",
  "Italian Teacher",
  "Legal Secretaries",
  "Marketing Intern",
  "Medical Assistant",
  "News Editor",
  "Embedded Systems Architect",
  "New Store Clerk",
  "Physical Therapist",
  "Product Manager",
  "Production Manager",
  "Public Relations Specialist",
  "R&D Chemist",
  "Registered Nurses, ICU",
  "RN - Emergency",
  "SAS Programmer",
  "Senior Accountant",
  "Software Engineering Internship",
  "Sr. Software Engineer II",
  "SWE, Payments",
  "Vet Assistant",
];

beforeAll(async () => {
  const { id: companyId } = await db
    .insertInto("companies")
    .values({ name: "Acme", zodiacSign: "ox", industry: "Energy", location: "Here", description: "D" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("jobs")
    .values(titles.map((title, index) => ({ companyId, title, indeedUrl: `https://jobs.example/${index}` })))
    .execute();
});

test.each<[string, string[]]>([
  ["SWE", ["SWE, Payments", "Sr. Software Engineer II"]],
  ["swes", ["SWE, Payments", "Sr. Software Engineer II"]],
  ["software engineers", ["SWE, Payments", "Sr. Software Engineer II"]],
  ["senior swe", ["Sr. Software Engineer II"]],
  ["PM", ["Product Manager"]],
  ["product manager", ["Product Manager"]],
  ["RN", ["RN - Emergency", "Registered Nurses, ICU"]],
  ["registered nurse", ["RN - Emergency", "Registered Nurses, ICU"]],
  ["nurses", ["Registered Nurses, ICU"]],
  ["nurse", ["Registered Nurses, ICU"]],
  ["AI", ["AI Researcher"]],
  ["ae", ["Account Executive"]],
  ["ba", ["Business Analyst"]],
  ["coo", ["Chief Operating Officer"]],
  ["em", []],
  ["cooks", ["Cook"]],
  ["frontend", ["Front-End Developer", "Frontend Engineer"]],
  ["front end", ["Front-End Developer", "Frontend Engineer"]],
  ["front-end developers", ["Front-End Developer"]],
  ["human resources", ["HR Generalist"]],
  ["intern", ["Marketing Intern", "Software Engineering Internship"]],
  ["internships", ["Marketing Intern", "Software Engineering Internship"]],
  ["internat", ["International Sales Manager"]],
  ["IT", ["IT Support Specialist"]],
  ["MA", ["Medical Assistant"]],
  ["news", ["News Editor"]],
  ["PR", ["Public Relations Specialist"]],
  ["pt", ["Physical Therapist"]],
  ["research and development", ["R&D Chemist"]],
  ["R&D", ["R&D Chemist"]],
  ["SAS", ["SAS Programmer"]],
  ["sr accountant", ["Senior Accountant"]],
  ["secretary", ["Legal Secretaries"]],
  ["vets", ["Vet Assistant"]],
  ["soft eng", ["Software Engineering Internship", "Sr. Software Engineer II"]],
])("a search for %j finds %j", async (search, expected) => {
  const found = await listOpenings(db, { search }, {}, { page: 1, limit: 100 });
  expect(found.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
});
