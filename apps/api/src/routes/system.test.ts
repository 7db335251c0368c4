import { createDb } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { buildTestApp } from "../testing.ts";

const { app, db, dependencies, close } = await buildTestApp();
afterAll(close);

test("health needs no database", async () => {
  const { db: unreachable, app: alone } = await appWithoutDatabase();
  expect((await alone.inject({ url: "/api/health" })).json()).toEqual({ status: "ok" });
  await alone.close();
  await unreachable.destroy();
});

test("ready requires every migration, and names a missing one", async () => {
  expect((await app.inject({ url: "/api/ready" })).json()).toEqual({ status: "ready" });
  await db.deleteFrom("migrations").where("name", "=", "0003-blog").execute();
  const response = await app.inject({ url: "/api/ready" });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ error: "The database lacks migrations: 0003-blog.", code: "not-ready" });
  await db.insertInto("migrations").values({ name: "0003-blog" }).execute();
});

test("an unreachable database is not ready, and the response has no details", async () => {
  const { db: unreachable, app: alone } = await appWithoutDatabase();
  const response = await alone.inject({ url: "/api/ready" });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ error: "The database can't be reached.", code: "not-ready" });
  await alone.close();
  await unreachable.destroy();
});

test("the browser's configuration contains the public settings and the emulator's origin", async () => {
  expect((await app.inject({ url: "/api/config" })).json()).toEqual({
    firebase: { apiKey: "demo-key", projectId: "demo-test", authDomain: null, appId: null },
    authEmulatorUrl: "http://127.0.0.1:9099",
    stripePublishableKey: "pk_test_sandbox_local",
    stripeSandboxUrl: "http://127.0.0.1:1",
    supportEmail: null,
  });
});

async function appWithoutDatabase() {
  const unreachable = createDb("postgres://nobody@127.0.0.1:1/nothing");
  return { db: unreachable, app: await buildApp({ ...dependencies, db: unreachable }) };
}
