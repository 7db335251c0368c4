import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectAdminOnly } from "./expect-admin-only.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { signInAsAdmin, tokenOf } from "./people.ts";

const path = "/admin/audit-log";
const rows = (page: Page) => page.getByRole("table", { name: "Actions" }).getByRole("row");

test("a visitor and a member are sent to the home page, and neither loads the page nor its data", async ({
  page,
  request,
}) => {
  const calls = ["/api/operations/audit-log", "/api/operations/audit-log/export"];
  await expectAdminOnly(page, request, { path, code: /operations\/audit-log|audit-log-page/, calls });
});

test("what an administrator changes appears, is filtered and is exported", async ({ page }) => {
  await signInAsAdmin(page);
  const { idToken } = await tokenOf(page.request, "admin@example.com", "zodiac-demo");
  const headers = { Authorization: `Bearer ${idToken}` };
  const keyword = `audit ${Date.now()}`;
  await page.goto(path);
  await expect(page).toHaveTitle("Audit log · Zodiac at Work");
  const added = await page.request.post("/api/blog/keywords", { headers, data: { keyword } });
  const { id } = ((await added.json()) as Of<Api["POST /api/blog/keywords"], "response">).keyword;
  await page.request.delete(`/api/blog/keywords/${id}`, { headers });
  await page.reload();
  // Other tests work as the same administrator meanwhile.
  const deleted = rows(page).filter({ hasText: `admin@example.comDeleted a keyword${id}` });
  const add = rows(page).filter({ hasText: `Added a keyword${id}, keyword ${keyword}` });
  await expect(deleted).toBeVisible();
  await expect(add).toBeVisible();
  await page.getByLabel("Action", { exact: true }).selectOption("Added a keyword");
  await expect(page).toHaveURL(`${path}?action=add-keyword`);
  await expect(deleted).toHaveCount(0);
  await expect(add).toBeVisible();
  await page.getByLabel("Person", { exact: true }).selectOption("admin@example.com");
  await expect(page).toHaveURL(/action=add-keyword&person=[0-9a-f]{64}$/);
  await expect(add).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("audit-log.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(`,admin@example.com,site,add-keyword,${id},,`);
  await page.getByLabel("Day, in UTC").fill("2020-01-01");
  await expect(page.getByRole("heading", { name: "No actions match" })).toBeVisible();
  await page.getByRole("link", { name: "Show all actions" }).click();
  await expect(page).toHaveURL(path);
  await expect(deleted).toBeVisible();
});

test("pages, an empty log and a failure have their own states", async ({ page }) => {
  await signInAsAdmin(page);
  let answer: { status?: number; json: object } = { json: { ...log(40), totalPages: 2 } };
  await page.route("**/api/operations/audit-log*", (route) => route.fulfill(answer));
  await page.goto(path);
  await expect(page.getByText("40 actions")).toBeVisible();
  await expect(rows(page).nth(1)).toContainText("Deleted account 3fa1bc20");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  answer = { json: { ...log(0), totalPages: 0 } };
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "No actions yet" })).toBeVisible();
  answer = { status: 400, json: { error: "It failed.", code: "invalid-request" } };
  await page.goto(path);
  await expect(page.getByText("The audit log could not be loaded.")).toBeVisible();
  answer = { json: { ...log(3), totalPages: 1 } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(4);
});

test("the page is accessible and fits a phone in both looks", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/operations/audit-log*", (route) => route.fulfill({ json: { ...log(20), totalPages: 3 } }));
  for (const look of looks) {
    await setLook(page, look);
    await page.goto(path);
    await expect(rows(page)).toHaveCount(21);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});

type Log = Of<Api["GET /api/operations/audit-log"], "response">;

function log(total: number): Omit<Log, "totalPages"> {
  const people = [
    { id: `3fa1bc20${"0".repeat(56)}`, name: null, byCommand: false },
    { id: "Grace, ticket 12", name: "Grace, ticket 12", byCommand: true },
    { id: "a".repeat(64), name: "a-rather-long-address-of-an-administrator@department.example.com", byCommand: false },
  ];
  const actions = ["pause-board", "block-account", "replace-board"];
  const entries = Array.from({ length: Math.min(total, 20) }, (_, index): Log["entries"][number] => ({
    ...{
      id: 100 - index,
      at: "2027-02-17T15:04:00.000Z",
      requestId: "r-1",
      target: index % 3 === 1 ? null : `${index + 1}`,
    },
    person: people[index % 3] ?? { id: "", name: null, byCommand: true },
    action: actions[index % 3] ?? "",
    subject: index % 3 === 1 ? "reader@example.com" : null,
    details: index % 3 === 2 ? { kind: "listing", address: `https://careers.example.com/${"jobs/".repeat(12)}` } : {},
  }));
  return { entries, total, people };
}
