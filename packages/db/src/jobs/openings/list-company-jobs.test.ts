import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDb } from "../../testing.ts";
import { listJobs } from "./list-company-jobs.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const ids: number[] = [];
beforeAll(async () => {
  const company = { location: "Here", industry: "Energy", description: "D", zodiacSign: "ox" } as const;
  for (const name of ["Alpha", "Beta"]) {
    const { id } = await db
      .insertInto("companies")
      .values({ ...company, name })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const [alpha = 0, beta = 0] = ids;
  const job = { companyId: alpha, location: "Here", type: "full-time" as const };
  await db
    .insertInto("jobs")
    .values([
      { ...job, title: "Old", postedDate: "2026-01-27", indeedUrl: "https://a.example/1" },
      { ...job, title: "New", postedDate: "2026-10-01", indeedUrl: "https://a.example/2" },
      { ...job, title: "Newer", postedDate: "2026-10-01", indeedUrl: "https://a.example/3" },
      { ...job, companyId: beta, title: "Other", postedDate: "2026-10-01", indeedUrl: "https://b.example" },
    ])
    .execute();
});

test("lists a company's jobs, the newest first, a page at a time", async () => {
  const [alpha = 0] = ids;
  const first = await listJobs(db, alpha, { page: 1, limit: 2 });
  expect([first.jobs.map(({ title }) => title), first.totalPages]).toEqual([["Newer", "New"], 2]);
  expect(await listJobs(db, alpha, { page: 2, limit: 2 })).toMatchObject({
    jobs: [
      {
        id: expect.any(Number),
        title: "Old",
        location: "Here",
        department: null,
        type: "full-time",
        salary: null,
        postedDate: "2026-01-27",
        indeedUrl: "https://a.example/1",
      },
    ],
    totalPages: 2,
  });
});

test("a page beyond the end is empty, and an unknown company has no pages", async () => {
  const [alpha = 0] = ids;
  expect(await listJobs(db, alpha, { page: 3, limit: 2 })).toEqual({ jobs: [], total: 3, totalPages: 2 });
  expect(await listJobs(db, 2_147_483_647, { page: 1, limit: 20 })).toEqual({ jobs: [], total: 0, totalPages: 0 });
});
