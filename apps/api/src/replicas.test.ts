import { createDb, deleteAccount } from "@zodiac-at-work/db";
import { blockUser, unblockUser } from "@zodiac-at-work/db/testing";
import { recordPayment } from "@zodiac-at-work/payments/testing";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { buildApp } from "./app.ts";
import { createCaches } from "./cache/caches.ts";
import { listenForChanges } from "./cache/listen-for-changes.ts";
import type { Dependencies } from "./dependencies.ts";
import { buildTestApp } from "./testing.ts";

/** Two replicas of the API on one database, each with its own pool, caches and listening connection. */
const { app: first, db, dependencies, signIn, close } = await buildTestApp();
const secondDependencies: Dependencies = {
  ...dependencies,
  db: createDb(dependencies.config.databaseUrl),
  caches: createCaches(),
};
const second = await buildApp(secondDependencies);
const stops = [dependencies, secondDependencies].map(({ config, caches, logger }) =>
  listenForChanges(config.databaseUrl, caches, logger),
);
afterAll(async () => {
  for (const stop of stops) await stop();
  await second.close();
  await secondDependencies.db.destroy();
  await close();
});
const replicas = [first, second];
await vi.waitFor(() => {
  for (const { caches } of [dependencies, secondDependencies])
    expect(caches.responses.isEnabled && caches.access.isEnabled).toBe(true);
});

type Headers = Record<string, string>;
const withinASecond = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 1_000, interval: 10 });
const ask = (app: FastifyInstance, headers: Headers, url = "/api/companies") => app.inject({ url, headers });
const statuses = (headers: Headers) => Promise.all(replicas.map(async (app) => (await ask(app, headers)).statusCode));

async function insertCompany(name: string): Promise<void> {
  await sql`insert into companies (name, founded_year, location, industry, description, zodiac_sign)
    values (${name}, 1996, 'Oslo, Norway', 'Energy', 'Makes power.', 'rat')`.execute(db);
}

test("an inserted company appears on every replica within a second, in the list and in the counts", async () => {
  const reader = await signIn({ uid: "reader", hasPaidAccess: true });
  const see = (app: FastifyInstance) =>
    Promise.all([
      ask(app, reader).then((response) => response.json().companies.length),
      ask(app, reader, "/api/companies?zodiac=rat").then((response) => response.json().companies.length),
      ask(app, {}, "/api/zodiac-stats").then((response) => response.json().stats[0].count),
    ]);
  for (const count of [1, 2, 3]) {
    await insertCompany(`Company ${count}`);
    for (const app of replicas) await withinASecond(async () => expect(await see(app)).toEqual([count, count, count]));
  }
  await sql`truncate companies cascade`.execute(db);
  for (const app of replicas) await withinASecond(async () => expect(await see(app)).toEqual([0, 0, 0]));
});

test("a refund removes access on every replica within a second", async () => {
  const buyer = await signIn({ uid: "buyer", email: "buyer@example.com", hasPaidAccess: true });
  expect(await statuses(buyer)).toEqual([200, 200]);
  await recordPayment(db, {
    kind: "refund",
    id: "re_1",
    paymentId: "demo-buyer",
    amount: 6200,
    status: "succeeded",
    asOf: new Date(),
  });
  await withinASecond(async () => expect(await statuses(buyer)).toEqual([402, 402]));
});

test("a payment grants access to the next call on every replica, also on those that refused the user before", async () => {
  const buyer = await signIn({ uid: "new-buyer" });
  expect(await statuses(buyer)).toEqual([402, 402]);
  const amounts = { amount: 6200, amountReceived: 6200, currency: "usd" };
  const when = { asOf: new Date(), createdAt: new Date() };
  await recordPayment(db, {
    ...{ kind: "payment", provider: "demo", status: "succeeded", id: "pi_1", userId: "new-buyer" },
    ...amounts,
    ...when,
  });
  expect(await statuses(buyer)).toEqual([200, 200]);
});

test("a former or deleted admin loses access on every replica within a second", async () => {
  for (const end of [
    sql`update users set role = 'user' where id = 'former'`,
    sql`delete from users where id = 'former'`,
  ]) {
    await sql`delete from users where id = 'former'`.execute(db);
    const former = await signIn({ uid: "former", role: "admin" });
    await withinASecond(async () => expect(await statuses(former)).toEqual([200, 200]));
    await end.execute(db);
    await withinASecond(async () => expect(await statuses(former)).toEqual([402, 402]));
  }
});

test("a blocked user is refused on every replica within a second, whatever the access, and admitted when unblocked", async () => {
  const member = await signIn({ uid: "abuser", hasPaidAccess: true });
  const allStatuses = () =>
    Promise.all(
      replicas.flatMap((app) =>
        ["/api/companies", "/api/user/abuser", "/api/zodiac-stats"].map(
          async (url) => (await ask(app, member, url)).statusCode,
        ),
      ),
    );
  expect(await allStatuses()).toEqual([200, 200, 200, 200, 200, 200]);
  await blockUser(db, { uid: "abuser", blockedBy: "test" });
  await withinASecond(async () => expect(await allStatuses()).toEqual([403, 403, 200, 403, 403, 200]));
  expect((await ask(first, member)).json().code).toBe("account-blocked");
  await unblockUser(db, { uid: "abuser", unblockedBy: "operator" });
  await withinASecond(async () => expect(await allStatuses()).toEqual([200, 200, 200, 200, 200, 200]));
});

test.each([true, false])(
  "a deleted account is refused on every replica within a second (registered: %s)",
  async (recorded) => {
    const uid = recorded ? "leaver" : "unregistered-leaver";
    const leaver = await signIn({ uid, recorded });
    const receipts = () =>
      Promise.all(replicas.map(async (app) => (await ask(app, leaver, "/api/account/receipts")).statusCode));
    expect(await receipts()).toEqual([200, 200]);
    await deleteAccount(db, uid, async () => {});
    await withinASecond(async () => expect(await receipts()).toEqual([401, 401]));
  },
);

test("a check leaves the cached company list, and a changed company invalidates it", async () => {
  const reader = await signIn({ uid: "list-reader", hasPaidAccess: true });
  await insertCompany("Checked");
  const { responses } = dependencies.caches;
  const key = "/api/companies [null,null]";
  await withinASecond(async () => {
    expect((await ask(first, reader)).json().companies).toHaveLength(1);
    expect(responses.get(key)).toBeDefined();
  });
  const before = responses.get(key);
  await sql`update companies set scraped_at = now()`.execute(db);
  await sql`insert into jobs (company_id, title, location, type, posted_date, indeed_url)
    select id, 'Engineer', 'Oslo', 'full-time', '2026-11-01', 'https://a.example/1' from companies`.execute(db);
  // Notices arrive in the order of the commits: this one arrives after any notice of the writes above.
  await sql`update users set role = 'admin' where id = 'list-reader'`.execute(db);
  await withinASecond(async () => expect(dependencies.caches.access.get("list-reader")).toBeUndefined());
  expect(responses.get(key)).toBe(before);
  await sql`update companies set location = 'Bergen, Norway'`.execute(db);
  await withinASecond(async () => expect((await ask(first, reader)).json().companies[0].location).toContain("Bergen"));
});

test("the totals are cached, and every table that they count invalidates them", async () => {
  const totals = async () => (await ask(first, {}, "/api/stats")).json();
  const { responses } = dependencies.caches;
  await withinASecond(async () => {
    await totals();
    expect(responses.get("/api/stats []")).toBeDefined();
  });
  const { articles } = await totals();
  await sql`insert into blog_posts (title, slug, content, status) values ('T', 't', 'C', 'published')`.execute(db);
  await withinASecond(async () => expect((await totals()).articles).toBe(articles + 1));
});

test("a page beyond the end of a list is not cached", async () => {
  const reader = await signIn({ uid: "pager", hasPaidAccess: true });
  await sql`insert into car_brands (name, founded_year, country, category, description, zodiac_sign)
    values ('Tatra', 1850, 'Czechia', 'Luxury', 'Makes cars.', 'dog')`.execute(db);
  const { responses } = dependencies.caches;
  await withinASecond(async () => {
    expect((await ask(first, reader, "/api/car-brands?page=1")).json().carBrands).toHaveLength(1);
    expect(responses.get('/api/car-brands ["1",null,null,null,null,null,null]')).toBeDefined();
  });
  expect((await ask(first, reader, "/api/car-brands?page=2")).json()).toEqual({ carBrands: [], totalPages: 1 });
  expect(responses.get('/api/car-brands ["2",null,null,null,null,null,null]')).toBeUndefined();
});

test("access is cached while the cache is enabled, and queried for each call while it is disabled", async () => {
  // From here on, changes of access send no notice.
  await sql`alter table users disable trigger users_changed_notice`.execute(db);
  const reader = await signIn({ uid: "frequent", hasPaidAccess: true });
  const { access } = secondDependencies.caches;
  expect((await ask(second, reader)).statusCode).toBe(200);
  await sql`update users set has_paid_access = false where id = 'frequent'`.execute(db);
  expect((await ask(second, reader)).statusCode).toBe(200);
  access.disable();
  expect((await ask(second, reader)).statusCode).toBe(402);
  access.enable();
  expect((await ask(second, reader)).statusCode).toBe(402);
  await sql`alter table users enable trigger users_changed_notice`.execute(db);
});
