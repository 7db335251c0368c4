import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { insertArticle } from "../../testing-blog.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const since = "2026-11-20T12:00:00.000Z";
const [before, after] = [new Date("2026-11-20T11:59:59Z"), new Date("2026-11-20T12:00:01Z")];
let headers: { authorization: string };

beforeAll(async () => {
  headers = await signIn({ uid: "reader", hasPaidAccess: true });
  for (const sign of ["rooster", "rabbit"] as const) {
    const { id: companyId } = await db
      .insertInto("companies")
      .values({ name: sign, location: "Here", industry: "Energy", description: "Power.", zodiacSign: sign })
      .returning("id")
      .executeTakeFirstOrThrow();
    const job = { companyId, title: "Engineer", indeedUrl: "https://jobs.example.com/1" };
    await db
      .insertInto("jobs")
      .values([
        { ...job, firstSeenAt: before },
        { ...job, indeedUrl: "https://jobs.example.com/2", firstSeenAt: after },
      ])
      .execute();
  }
  await insertArticle(db, { title: "Old", publishedAt: before });
  await insertArticle(db, { title: "New", publishedAt: after });
  await insertArticle(db, { title: "Of the Rat", publishedAt: after, signs: ["rat"] });
  await insertArticle(db, { title: "Draft", publishedAt: after, status: "draft" });
});

function get(query: string, options = { headers }) {
  return app.inject({ url: `/api/news?${query}`, ...options });
}

test("the news are openings at the best matches and articles about the sign, since the moment alone", async () => {
  const response = await get(`sign=dragon&since=${since}`);
  expect(response.json()).toEqual({ openings: 1, articles: 1 });
  expect((await get("sign=dragon&since=2027-01-01T00:00:00Z")).json()).toEqual({ openings: 0, articles: 0 });
});

test("reading the news records no visit to the openings", async () => {
  await get(`sign=dragon&since=${since}`);
  expect(await db.selectFrom("openingsVisits").selectAll().execute()).toEqual([]);
});

test.each(["sign=cat&since=2026-11-20T12:00:00Z", "sign=dragon", "sign=dragon&since=yesterday"])(
  "%s is refused",
  async (query) => expect((await get(query)).statusCode).toBe(400),
);
