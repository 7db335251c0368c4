import * as contracts from "@zodiac-at-work/contracts";
import { type Endpoint, endpoints } from "@zodiac-at-work/contracts";
import { insertAuditEntry } from "@zodiac-at-work/db";
import { fastify } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { mountRoutes } from "../../http/mount.ts";
import { buildTestApp } from "../../testing.ts";
import { insertBoard } from "../jobs/testing-openings.ts";

const { app, db, dependencies, signIn, log, close } = await buildTestApp();
afterAll(close);
beforeEach(() => sql`truncate audit_log, companies cascade`.execute(db));

const admin = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const send = (method: "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
  app.inject({ method, url: path, headers: admin, ...(payload && { payload }) });

async function list(query = "") {
  const response = await app.inject({ url: `/api/operations/audit-log${query}`, headers: admin });
  const result = contracts.listAuditLog.response.parse(response.json());
  expect(response.json()).toEqual(result);
  return result;
}

test("an action stands in the log with who did it, what it changed, and the id of the request", async () => {
  const { id } = await insertBoard(db, { name: "Acme" });
  const response = await send("POST", `/api/operations/sources/${id}/pause`);
  expect(response.statusCode).toBe(200);
  const { entries, total, people } = await list();
  expect(total).toBe(1);
  expect(entries[0]).toMatchObject({ action: "pause-board", target: `${id}`, subject: null, details: {} });
  expect(entries[0]?.person).toEqual(people[0]);
  expect(people).toMatchObject([{ name: "ada@example.com", byCommand: false }]);
  expect(entries[0]?.requestId).toBe(response.headers["x-request-id"]);
});

test("short values of a change are kept, and the text of an article is not", async () => {
  const { id } = await insertBoard(db, { name: "Acme" });
  await send("PUT", `/api/operations/sources/${id}/address`, { kind: "lever", address: "acme" });
  const created = await send("POST", "/api/blog/posts", {
    title: "A title",
    content: "<p>Secret words of a draft</p>",
    ...{ metaDescription: "", targetKeyword: "" },
  });
  expect(created.statusCode).toBe(200);
  const { entries } = await list();
  expect(entries.map(({ action, target, details }) => [action, target, details])).toEqual([
    ["create-article", `${created.json().post.id}`, {}],
    ["replace-board", `${id}`, { kind: "lever", address: "acme" }],
  ]);
  const { rows } = await sql<{ text: string }>`select audit_log::text as text from audit_log`.execute(db);
  expect(rows.filter(({ text }) => /Secret words|A title/.test(text))).toEqual([]);
});

test("a call that is refused, fails or changes only the caller's draft leaves no entry", async () => {
  const member = await signIn({ uid: "eve", hasPaidAccess: true });
  const { id } = await insertBoard(db, { name: "Acme" });
  const path = `/api/operations/sources/${id}/pause`;
  expect((await app.inject({ method: "POST", url: path, headers: member })).statusCode).toBe(403);
  expect((await app.inject({ method: "POST", url: path })).statusCode).toBe(401);
  expect((await send("POST", "/api/operations/sources/2147483647/pause")).statusCode).toBe(404);
  expect((await send("PUT", `/api/operations/sources/${id}/address`, { kind: "lever" })).statusCode).toBe(400);
  const preview = { title: "T", content: "<p>C</p>", metaDescription: "", targetKeyword: "" };
  expect((await send("POST", "/api/blog/previews", preview)).statusCode).toBe(200);
  expect((await list()).total).toBe(0);
});

test("an action whose entry can't be stored is answered with an error", async () => {
  const { id } = await insertBoard(db, { name: "Acme" });
  await sql`alter table audit_log add constraint full_disk check (action = 'none') not valid`.execute(db);
  const response = await send("POST", `/api/operations/sources/${id}/pause`);
  await sql`alter table audit_log drop constraint full_disk`.execute(db);
  expect(response.statusCode).toBe(500);
  expect(log.some((line) => line.includes("full_disk"))).toBe(true);
});

const added = {
  method: "POST",
  path: "/api/test/added",
  access: "admin",
  summary: "Changes something",
  response: z.object({}),
} as const satisfies Endpoint;

test("a new call of administrators can't be mounted without an action", () => {
  const mount = () => mountRoutes(fastify(), dependencies, [({ mount }) => mount(added, async () => ({}))]);
  expect(mount).toThrow("POST /api/test/added needs an action for the audit log, or null.");
});

describe("the list", () => {
  test("is filtered by person, action and day, and has pages", async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (let n = 0; n < 3; n++)
      await insertAuditEntry(db, { by: { uid: "ada" }, action: "pause-board", target: `${n}` });
    await insertAuditEntry(db, { by: { operator: "Grace" }, action: "block-account", subject: "ada" });
    expect((await list("?action=pause-board&limit=2&page=2")).entries).toMatchObject([{ target: "0" }]);
    expect(await list("?person=Grace")).toMatchObject({ total: 1, entries: [{ subject: "ada@example.com" }] });
    // The day may end between two statements.
    expect((await list(`?day=${today}`)).total + (await list("?day=2020-01-01")).total).toBeGreaterThanOrEqual(4);
    expect((await list("?day=2020-01-01")).entries).toEqual([]);
  });

  test.each(["day=2026-02-30", "day=yesterday", "action=hack", "person=", "limit=101", "page=0"])(
    "refuses ?%s with 400",
    async (query) => {
      for (const path of ["", "/export"].slice(0, /limit|page/.test(query) ? 1 : 2)) {
        const response = await app.inject({ url: `/api/operations/audit-log${path}?${query}`, headers: admin });
        expect([path, response.statusCode]).toEqual([path, 400]);
      }
    },
  );
});

test("the export has the entries of the filter, and no cell that a spreadsheet runs", async () => {
  await insertAuditEntry(db, { by: { operator: '=HYPERLINK("https://x.example")' }, action: "block-account" });
  await insertAuditEntry(db, { by: { uid: "ada" }, action: "replace-board", target: "7", details: { address: "a,b" } });
  const response = await app.inject({ url: "/api/operations/audit-log/export", headers: admin });
  const { csv, isCut } = contracts.exportAuditLog.response.parse(response.json());
  const [header, newest, older, end] = csv.split("\r\n");
  expect(header).toBe("at,person,through,action,target,account,details,requestId");
  expect(newest).toMatch(/^20\d\d-.*Z,ada@example\.com,site,replace-board,7,,"\{""address"":""a,b""\}",$/);
  expect(older).toMatch(/,"'=HYPERLINK\(""https:\/\/x\.example""\)",command,block-account,,,,$/);
  expect([end, isCut]).toEqual(["", false]);
  const filtered = await app.inject({ url: "/api/operations/audit-log/export?action=add-keyword", headers: admin });
  expect(filtered.json().csv).toBe(`${header}\r\n`);
});

test("no endpoint but those of administrators is recorded", () => {
  const all: readonly Endpoint[] = endpoints;
  expect(all.filter(({ audit, access }) => audit && access !== "admin")).toEqual([]);
});
