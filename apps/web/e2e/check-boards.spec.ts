import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { pressAt } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, openAsMember } from "./people.ts";
import { withDatabase } from "./with-database.ts";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page) => main(page).getByRole("button", { name: "Check job boards now" }).first();
// A field has an empty place for its error.
const alert = (page: Page) => main(page).getByRole("alert").filter({ hasText: /\S/ });
const progress = (page: Page) => main(page).getByRole("progressbar", { name: "Checking job boards" });
const failure = "Failed to scrape job data. Please try again or check your connection.";
const outcome = "Checked 34 boards: 212 openings, 3 could not be reached";

const company = (id: number, name: string) => ({
  id,
  name,
  industry: "Technology",
  logoUrl: null,
  zodiacSign: "rat",
  website: null,
});
const running = {
  id: 4711,
  sign: "rat",
  state: "running",
  hasWorker: true,
  done: 21,
  of: 34,
  current: company(1, "Reddit"),
  openings: 131,
  new: 4,
  startedAt: "2026-11-22T12:00:00.000Z",
  endedAt: null as string | null,
  message: "Checking 34 boards.",
  unread: [] as object[],
};
type Run = typeof running;
const ended: Run = {
  ...running,
  state: "ended",
  done: 34,
  openings: 212,
  endedAt: "2026-11-22T12:01:00.000Z",
  message: outcome,
  unread: [
    { company: company(2, "Synthesia"), outcome: "unreachable", reason: "No answer in 10 seconds" },
    { company: company(3, "Sonar"), outcome: "changed", reason: "The board has moved" },
    { company: company(4, "Sopra Steria"), outcome: "blocked", reason: "Asked us to wait" },
  ],
};

/** A server whose boards a test decides on: which run it knows, and how its calls fail. */
async function serve(page: Page) {
  const server = {
    run: undefined as Run | undefined,
    /** Answers the call that starts a run. */
    onStart: () =>
      ({
        status: 202,
        json: { message: "The check goes on.", runId: running.id, run: server.run, last: null },
      }) as object,
    hasStream: true,
    asked: { starts: 0, streams: 0, states: 0 },
  };
  await page.route("**/api/scrape", async (route) => {
    server.asked.starts += 1;
    await route.fulfill(server.onStart());
  });
  await page.route(/\/api\/scrape\/latest/, (route) =>
    route.fulfill({ json: { runs: server.run ? [server.run] : [] } }),
  );
  await page.route("**/api/scrape/runs/*", async (route) => {
    server.asked.states += 1;
    await route.fulfill(server.run ? { json: { run: server.run } } : { status: 503, body: "" });
  });
  await page.route("**/api/scrape/runs/*/events", async (route) => {
    server.asked.streams += 1;
    if (!server.hasStream || !server.run) return await route.fulfill({ status: 502, body: "" });
    const body = `event: run\ndata: ${JSON.stringify({ run: server.run })}\n\n`;
    await route.fulfill({ contentType: "text/event-stream", body });
  });
  return server;
}

/** Opens a list before any check runs. */
async function openIdle(page: Page, path = "/openings?sign=rat"): Promise<void> {
  const asked = page.waitForResponse(/\/api\/scrape\/latest/);
  await openAsMember(page, path, await createMember(page.request));
  await asked;
  await expect(button(page)).toBeVisible();
}

test("a check started with the keyboard alone shows progress, ends with its message and reasons, and refreshes the list", async ({
  page,
}) => {
  const server = await serve(page);
  await openIdle(page);
  await expect(progress(page)).toBeHidden();
  server.run = running;
  await pressAt(button(page));
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "21");
  await expect(progress(page)).toHaveAttribute("aria-valuemax", "34");
  await expect(main(page)).toContainText("21 of 34");
  await expect(main(page)).toContainText("Now: Reddit. 131 openings so far.");
  await expect(main(page).locator("[aria-live]").first()).toHaveText("Checking job boards, 50 percent done");
  // The button keeps the focus, and a second press starts nothing.
  const busy = main(page).getByRole("button", { name: "Checking job boards..." }).first();
  await expect(busy).toBeFocused();
  await page.keyboard.press("Enter");

  const refreshed: string[] = [];
  page.on("request", (request) => refreshed.push(new URL(request.url()).pathname));
  server.run = ended;
  await expect(main(page).getByText(outcome, { exact: true }).last()).toBeVisible({ timeout: 30_000 });
  expect(server.asked.starts).toBe(1);
  await expect.poll(() => refreshed).toContain("/api/openings");
  await expect(page.getByText("Synthesia")).toBeHidden();
  await pressAt(main(page).locator("summary", { hasText: "Which three" }));
  await expect(main(page).getByRole("listitem").filter({ hasText: "Sopra Steria" })).toContainText("Asked us to wait");
  await expect(main(page)).toContainText("Their earlier openings stay in the list. The next check tries again.");
  await pressAt(main(page).getByRole("link", { name: "Show new" }));
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toBeFocused();
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
});

test("the state is polled when the stream fails", async ({ page }) => {
  const server = await serve(page);
  server.hasStream = false;
  server.run = running;
  await openAsMember(page, "/openings?sign=rat", await createMember(page.request));
  await expect(progress(page)).toBeVisible();
  await expect.poll(() => server.asked.states).toBeGreaterThan(0);
  server.run = ended;
  await expect(main(page).getByText(outcome, { exact: true }).last()).toBeVisible({ timeout: 30_000 });
});

test("a check goes on being shown after a reload and on another page", async ({ page }) => {
  const server = await serve(page);
  await openIdle(page);
  server.run = running;
  await button(page).click();
  await expect(progress(page)).toBeVisible();
  await page.reload();
  await expect(progress(page)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Companies and openings" })
    .getByRole("link", { name: "Companies" })
    .click();
  await expect(progress(page)).toBeVisible();
  const asked = page.waitForRequest(/\/api\/zodiac-stats/);
  server.run = ended;
  await expect(main(page).getByText(outcome, { exact: true }).last()).toBeVisible({ timeout: 30_000 });
  await asked;
  await main(page).getByRole("link", { name: "Show new" }).click();
  await expect(page).toHaveURL("/openings");
});

test("a check that can't be started says so, and can be tried again", async ({ page }) => {
  const server = await serve(page);
  await openIdle(page);
  server.onStart = () => ({ status: 503, body: "" });
  await button(page).click();
  await expect(alert(page)).toHaveText(`${failure}Try again`);
  await expectAccessible(page);
  server.onStart = () => ({ status: 429, json: { error: "Too many requests.", code: "rate-limited" } });
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(alert(page)).toContainText("Too many requests. Try again in a minute.");
  server.onStart = () => ({
    json: { message: "No board of the Rat companies can be checked.", runId: null, run: null, last: null },
  });
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByText("No board of the Rat companies can be checked.").last()).toBeVisible();
  server.onStart = () => ({ json: { message: ended.message, runId: ended.id, run: ended, last: null } });
  await button(page).click();
  await expect(main(page).getByText(outcome, { exact: true }).last()).toBeVisible();
});

test("boards that were checked recently keep their last result, which says when", async ({ page }) => {
  const server = await serve(page);
  await openIdle(page);
  const message = "Checked 34 boards in the last 12 minutes: 212 openings, 3 could not be reached";
  const { openings, of, unread } = ended;
  const last = { sign: "rat", of, openings, new: 4, unread, message, checkedAt: "2026-11-22T12:00:00.000Z" };
  server.onStart = () => ({ json: { message, runId: null, run: null, last } });
  const refreshed = page.waitForRequest(/\/api\/openings\?/);
  await pressAt(button(page));
  await expect(main(page).getByText(message, { exact: true }).last()).toBeVisible();
  await expect(main(page)).toContainText("That is the last result. You can check again a little later.");
  await refreshed;
  await expect(progress(page)).toBeHidden();
  await expect(main(page).locator("summary", { hasText: "Which three" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Show new" })).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await expectAccessible(page);
});

test("a check is no failure if the connection breaks while it runs", async ({ page }) => {
  const server = await serve(page);
  await openIdle(page);
  server.onStart = () => {
    server.run = running;
    return { status: 504, body: "" };
  };
  await button(page).click();
  await expect(progress(page)).toBeVisible();
  await expect(alert(page)).toBeHidden();
});

test("a check that can't be followed any longer fails", async ({ page }) => {
  const server = await serve(page);
  server.run = running;
  await openAsMember(page, "/openings?sign=rat", await createMember(page.request));
  await expect(progress(page)).toBeVisible();
  await page.route("**/api/scrape/runs/*", (route) => route.fulfill({ status: 404, body: "" }));
  server.hasStream = false;
  await expect(alert(page)).toContainText(failure, { timeout: 30_000 });
});

test("the empty list and the empty companies page offer a check", async ({ page }) => {
  const server = await serve(page);
  await page.route(/\/api\/openings\?/, async (route) => {
    const body = await (await route.fetch()).json();
    const nothing = { openings: [], total: 0, totalPages: 0, newCount: 0, checkedAt: null };
    await route.fulfill({ json: { ...body, ...nothing, nextCheckAt: "2026-11-23T10:00:00.000Z" } });
  });
  await page.route("**/api/openings/filters", async (route) => {
    const body = await (await route.fetch()).json();
    const signs = body.signs.map((each: object) => ({ ...each, openings: 0, boards: 11 }));
    await route.fulfill({ json: { ...body, signs, total: 0 } });
  });
  await openIdle(page);
  // One card, without counters and filters.
  await expect(main(page).getByRole("searchbox")).toBeHidden();
  await expect(main(page).getByRole("navigation", { name: "Signs" })).toBeHidden();
  await expect(main(page)).toContainText("No openings yet");
  await expect(main(page)).toContainText(
    /11 companies here have a board we can read\. They have not been checked so far\. The next check is on Nov\s23, 2026 at /,
  );
  await expectAccessible(page);
  server.run = { ...running, hasWorker: false, done: 0, current: null as never };
  await button(page).click();
  await expect(main(page)).toContainText("The check waits, because no worker is running at the moment.");
  await expect(main(page)).not.toContainText("have not been checked so far");

  server.run = undefined;
  // A check finds openings, no companies of another name.
  await page.goto("/companies?search=zzzzzzzzzz");
  await expect(main(page)).toContainText("No Companies Found");
  await expect(button(page)).toHaveCount(0);
  await page.route(/\/api\/companies(\?|$)/, async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, companies: [] } });
  });
  await page.goto("/companies?view=all&openings=true");
  await expect(main(page)).toContainText("No Companies Found");
  server.onStart = () => ({ status: 503, body: "" });
  await button(page).click();
  await expect(alert(page)).toContainText(failure);
});

test("the worker checks the boards of a sign, and their openings appear in the list and on the cards", async ({
  page,
}) => {
  // The boards are asked again when this test is retried.
  await withDatabase((client) =>
    client.query("update run_sources set ended_at = ended_at - interval '2 hours' where outcome is not null"),
  );
  await openIdle(page, "/openings?sign=horse");
  await button(page).click();
  await expect(progress(page)).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Checked \d+ boards: \d+ openings/)
      .last(),
  ).toBeVisible({ timeout: 90_000 });
  await expect(main(page).getByText("Sample openings.")).toBeVisible();
  const reloaded = page.waitForResponse(/\/api\/openings\?/);
  await page.reload();
  const { openings } = await (await reloaded).json();
  await page.goto(`/companies?search=${encodeURIComponent(openings[0].company.name)}`);
  await expect(
    main(page)
      .getByRole("link", { name: /^\d+ sample openings? at / })
      .first(),
  ).toBeVisible();
});
