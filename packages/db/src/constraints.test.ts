import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createTestDb } from "./testing.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const company = {
  name: "Acme",
  location: "Here",
  industry: "Energy",
  description: "Makes things.",
  zodiacSign: "rat",
} as const;
const brand = {
  name: "Car",
  foundedYear: 1900,
  country: "France",
  category: "Luxury",
  description: "Cars.",
  zodiacSign: "rat",
} as const;
const state = {
  name: "State",
  statehoodYear: 1800,
  statehoodMonth: 1,
  capital: "Town",
  region: "West",
  category: "Early State",
  description: "A state.",
  zodiacSign: "rat",
} as const;

describe("the database refuses", () => {
  test.each([
    ["a company without a sign", () => insertCompany({ zodiacSign: "cat" as "rat" })],
    ["a company of an unknown industry", () => insertCompany({ industry: "Agriculture" as "Energy" })],
    ["a company without a name", () => insertCompany({ name: " " })],
    ["a thirteenth month", () => insertCompany({ foundedYear: 1900, foundedMonth: 13 })],
    ["a month without a year", () => insertCompany({ foundedMonth: 1 })],
    ["a day without a month", () => insertCompany({ foundedYear: 1900, foundedDay: 1 })],
    ["a website with a scheme", () => insertCompany({ website: "https://acme.example" })],
    [
      "two companies whose names differ only in case",
      async () => {
        await insertCompany({ name: "Twice" });
        await insertCompany({ name: "TWICE" });
      },
    ],
    [
      "a source of two companies",
      async () => {
        for (const name of ["One", "Other"]) {
          const { id: companyId } = await insertCompany({ name });
          await db.insertInto("jobSources").values({ companyId, kind: "lever", address: "both" }).execute();
        }
      },
    ],
    ["a job of no company", () => insertJob(999_999)],
    [
      "two brands whose names differ only in case",
      async () => {
        await db.insertInto("carBrands").values(brand).execute();
        await db
          .insertInto("carBrands")
          .values({ ...brand, name: "CAR" })
          .execute();
      },
    ],
    [
      "a brand's day without a month",
      () =>
        db
          .insertInto("carBrands")
          .values({ ...brand, name: "B", foundedDay: 3 })
          .execute(),
    ],
    [
      "a state's month 0",
      () =>
        db
          .insertInto("usStates")
          .values({ ...state, statehoodMonth: 0 })
          .execute(),
    ],
    [
      "a brand of an unknown category",
      () =>
        db
          .insertInto("carBrands")
          .values({ ...brand, category: "Tank" as "SUV" })
          .execute(),
    ],
    [
      "a state in an unknown region",
      () =>
        db
          .insertInto("usStates")
          .values({ ...state, region: "Atlantis" as "West" })
          .execute(),
    ],
    [
      "a state of an unknown category",
      () =>
        db
          .insertInto("usStates")
          .values({ ...state, category: "Kingdom" as "Gold Rush" })
          .execute(),
    ],
    ["a role that does not exist", () => insertUser("u1", "a@example.com", "owner" as "user")],
    [
      "the same email address twice, in any case",
      async () => {
        await insertUser("u2", "b@example.com");
        await insertUser("u3", "B@Example.com");
      },
    ],
    ["a second row of settings", () => db.insertInto("blogSettings").values({ id: 2 }).execute()],
    [
      "a slug twice",
      async () => {
        await insertPost("the-rat");
        await insertPost("the-rat");
      },
    ],
    ["a slug that is not a path segment", () => insertPost("../the rat")],
    [
      "the same keyword twice, in any case",
      async () => {
        await db.insertInto("blogKeywords").values({ keyword: "rat" }).execute();
        await db.insertInto("blogKeywords").values({ keyword: "Rat" }).execute();
      },
    ],
  ])("%s", async (_, insert) => {
    await expect(insert()).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});

test.each<[string, string, () => Promise<unknown>]>([
  ["a website that is a script", "companies_website_host", () => insertCompany({ website: "javascript:alert(1)" })],
  ["a website of one word", "companies_website_host", () => insertCompany({ website: "acme" })],
  [
    "a careers page without https",
    "companies_careers_url_https",
    () => insertCompany({ careersUrl: "http://acme.example" }),
  ],
  [
    "a careers page that is a script",
    "companies_careers_url_https",
    () => insertCompany({ careersUrl: "javascript:alert(1)//https://a.example" }),
  ],
  [
    "a careers page with credentials",
    "companies_careers_url_https",
    () => insertCompany({ careersUrl: "https://acme.example@evil.example/" }),
  ],
  ["a logo that is data", "companies_logo_url_https", () => insertCompany({ logoUrl: "data:image/svg+xml,<svg/>" })],
  [
    "a logo at another origin without a scheme",
    "companies_logo_url_https",
    () => insertCompany({ logoUrl: "//evil.example/logo.svg" }),
  ],
  [
    "a brand's website that is a script",
    "car_brands_website_host",
    () =>
      db
        .insertInto("carBrands")
        .values({ ...brand, name: "Script", website: "javascript:alert(1)" })
        .execute(),
  ],
  [
    "a brand's logo without https",
    "car_brands_logo_url_https",
    () =>
      db
        .insertInto("carBrands")
        .values({ ...brand, name: "Logo", logoUrl: "http://a.example/a.svg" })
        .execute(),
  ],
  [
    "a job posting that is a script",
    "jobs_indeed_url_web",
    async () => insertJob((await insertCompany({ name: "Scripted" })).id, "javascript:alert(1)"),
  ],
  [
    "a source whose address is no name and has no https",
    "job_sources_address_form",
    () => db.insertInto("jobSources").values({ companyId: 1, kind: "lever", address: "http://lever.co" }).execute(),
  ],
  [
    "a featured image without https",
    "blog_posts_featured_image_address",
    () => insertPost("image", "http://a.example/a.png"),
  ],
])("the database refuses %s", async (_, constraint, insert) => {
  await expect(insert()).rejects.toMatchObject({ constraint });
});

test.each([
  { website: "acme.example" },
  { website: "Shop.Acme.co.uk/us?a=1" },
  { website: "xn--bcher-kva.xn--p1ai" },
  { careersUrl: "https://acme.example" },
  { careersUrl: "https://jobs.acme.example:8443/open?team=%C3%A4#top" },
  { logoUrl: "https://cdn.example/acme.svg" },
  { logoUrl: "/logos/acme.svg" },
])("a company may have the address %j", async (values) => {
  const { id } = await insertCompany({ ...values, name: `Address ${JSON.stringify(values)}` });
  expect(id).toBeGreaterThan(0);
});

test("omitted columns have the specification's defaults", async () => {
  const user = await db.insertInto("users").values({ id: "d1", email: null }).returningAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ role: "user", hasPaidAccess: false });
  const post = await db
    .insertInto("blogPosts")
    .values({ title: "T", slug: "defaults", content: "" })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(post).toMatchObject({ status: "draft", publishedAt: null });
  const settings = await db.insertInto("blogSettings").values({ id: 1 }).returningAll().executeTakeFirstOrThrow();
  expect(settings).toMatchObject({
    businessLocation: "Global",
    targetWordCount: 2000,
    includeLocalSeo: false,
    autoPublish: false,
    generationFrequency: "weekly",
    isActive: true,
  });
  const keyword = await db.insertInto("blogKeywords").values({ keyword: "k" }).returningAll().executeTakeFirstOrThrow();
  expect(keyword).toMatchObject({
    category: "astrology",
    searchIntent: "informational",
    isActive: true,
    lastUsed: null,
  });
});

test("deleting a company deletes its jobs and sources", async () => {
  const { id } = await insertCompany({});
  await insertJob(id);
  await db.insertInto("jobSources").values({ companyId: id, kind: "lever", address: "acme" }).execute();
  await db.deleteFrom("companies").where("id", "=", id).execute();
  expect(await db.selectFrom("jobs").selectAll().where("companyId", "=", id).execute()).toEqual([]);
  expect(await db.selectFrom("jobSources").selectAll().where("companyId", "=", id).execute()).toEqual([]);
});

test("a civil date is read as it was written, west of Greenwich too", async () => {
  expect(new Date("1990-01-27").getDate()).toBe(26);
  const { id } = await insertCompany({});
  await insertJob(id);
  const { postedDate } = await db
    .selectFrom("jobs")
    .select("postedDate")
    .where("companyId", "=", id)
    .executeTakeFirstOrThrow();
  expect(postedDate).toBe("1990-01-27");
});

test("a server that drops an idle connection does not end the process", async () => {
  await sql`select 1`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { rows } = await sql`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

test("a connection that is lost between two queries of a transaction fails the transaction, not the process", async () => {
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

function insertCompany(values: Partial<Parameters<typeof asCompany>[0]>) {
  return db.insertInto("companies").values(asCompany(values)).returning("id").executeTakeFirstOrThrow();
}

function asCompany(values: {
  name?: string;
  foundedYear?: number;
  foundedMonth?: number;
  foundedDay?: number;
  website?: string;
  industry?: "Energy";
  careersUrl?: string;
  logoUrl?: string;
  zodiacSign?: "rat";
}) {
  return { ...company, ...values };
}

function insertJob(companyId: number, indeedUrl = "https://x.example") {
  return db
    .insertInto("jobs")
    .values({
      companyId,
      title: "T",
      location: "L",
      type: "full-time",
      postedDate: "1990-01-27",
      indeedUrl,
    })
    .execute();
}

function insertUser(id: string, email: string, role: "user" | "admin" = "user") {
  return db.insertInto("users").values({ id, email, role }).execute();
}

function insertPost(slug: string, featuredImage: string | null = null) {
  return db.insertInto("blogPosts").values({ title: "T", slug, content: "", featuredImage }).execute();
}
