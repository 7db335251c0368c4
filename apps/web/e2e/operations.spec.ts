import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectAdminOnly } from "./expect-admin-only.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { holdBack } from "./hold-back.ts";
import { looks, setLook } from "./looks.ts";
import { createCheck, type OperationsState, serveOperations } from "./operations-api.ts";
import { signInAsAdmin } from "./people.ts";

const path = "/admin/operations";
/** How often the page reads its figures again. */
const refreshMs = 10_000;
const runs = (page: Page) => page.getByRole("region", { name: "Runs" });
const queue = (page: Page) => page.getByRole("region", { name: "Queue" });
const schedules = (page: Page) => page.getByRole("region", { name: "Schedules" });
const boards = (page: Page) => page.getByRole("region", { name: "Boards" });
const storage = (page: Page) => page.getByRole("region", { name: "Storage" });
const browsers = (page: Page) => page.getByRole("region", { name: "Browsers" });
const coverage = (page: Page) => page.getByRole("region", { name: "Coverage" });
const row = (table: ReturnType<typeof runs>, text: string | RegExp) => table.getByRole("row").filter({ hasText: text });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("a visitor and a member are sent to the home page, and neither loads the page nor its data", async ({
  page,
  request,
}) => {
  await expectAdminOnly(page, request, { path, code: /api\/operations|operations-page/, calls: ["/api/operations"] });
});

test("an administrator finds the page in the header, with its figures and the health of each kind", async ({
  page,
}) => {
  await openOperations(page);
  await page.goto("/personal");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog Admin" }).click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Operations" }).click();
  await expect(page).toHaveTitle("Operations · Zodiac at Work");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Operations" })).toBeFocused();
  await expect(main).toContainText("Boards asked, last 24 hours212of 240, 1 proposed");
  await expect(main).toContainText("Openings stored11,840");
  await expect(main).toContainText("Payments without access0");
  await expect(main).toContainText("Needs a look1110 boards, 1 task");
  const health = page.getByRole("region", { name: "Sources" });
  await expect(health.getByRole("listitem").filter({ hasText: "Greenhouse" })).toContainText("98% read, 1.9 s");
  await expect(health.getByRole("img", { name: /^Last 14 days\. .*: 9 of 20 read.*read on 12 days$/ })).toBeVisible();
  await expect(health.getByRole("img", { name: "No checks in 14 days" })).toBeVisible();
  await health.getByRole("link", { name: "21 boards of Lever" }).click();
  await expect(page).toHaveURL(`${path}?kind=lever#boards`);
  await expect(boards(page).getByLabel("Kind of board")).toHaveValue("lever");
});

test("runs are filtered by outcome, period and text, and the URL holds the filters", async ({ page }) => {
  await openOperations(page);
  const chips = page.getByRole("navigation", { name: "Outcomes" });
  await expect(chips.getByRole("link", { name: "All 27" })).toHaveAttribute("aria-current", "true");
  await expect(row(runs(page), "Open the run")).toHaveCount(20);
  await chips.getByRole("link", { name: "Blocked 3" }).click();
  await expect(page).toHaveURL(`${path}?outcome=blocked`);
  await expect(row(runs(page), "Open the run")).toHaveCount(3);
  await runs(page).getByRole("searchbox").fill("elm");
  await expect(page).toHaveURL(`${path}?outcome=blocked&search=elm`);
  await expect(row(runs(page), "Open the run")).toHaveText([/Elm Street Tools.*Blocked/]);
  await runs(page).getByRole("searchbox").fill("nobody");
  await expect(runs(page).getByRole("heading", { name: "No runs match" })).toBeVisible();
  await runs(page).getByRole("link", { name: "Show all runs" }).click();
  await expect(page).toHaveURL(path);
  // The address changes before the page does.
  await expect(row(runs(page), "Open the run")).toHaveCount(20);
  const asked = page.waitForRequest(/checks\?days=7/);
  await runs(page).getByLabel("Period of the runs").selectOption("7 days");
  await asked;
  await expect(page).toHaveURL(`${path}?days=7`);
});

test("older runs follow the newest, and a failure to load them can be retried", async ({ page }) => {
  const state = await openOperations(page);
  const older = runs(page).getByRole("button", { name: "Older runs" });
  await expect(runs(page).getByText("1 to 20 of 27")).toBeVisible();
  state.failures.set("GET /api/operations/checks", { status: 503, code: "overloaded" });
  await older.click();
  await expect(runs(page).getByText("Older runs could not be loaded. Try again.")).toBeVisible();
  await expect(row(runs(page), "Open the run")).toHaveCount(20);
  state.failures.clear();
  await older.click();
  await expect(runs(page).getByText("1 to 27 of 27")).toBeVisible();
  await expect(row(runs(page), "Open the run")).toHaveCount(27);
  await expect(older).toHaveCount(0);
});

test("a run opens in place with the keyboard, and its address opens it again", async ({ page }) => {
  await openOperations(page);
  const open = row(runs(page), "Dovetail Labs").first().getByRole("button", { name: "Open the run of Dovetail Labs" });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}?run=997`);
  const close = page.getByRole("button", { name: "Close the run of Dovetail Labs" });
  await expect(close).toBeFocused();
  await expect(close).toHaveAttribute("aria-expanded", "true");
  const report = page.getByRole("region", { name: "Dovetail Labs: the board’s shape has changed" });
  await expect(report).toContainText("None of 52 postings has a place");
  await expect(report).toContainText("1 request, 214 kB, 2.3 s");
  await expect(report).toContainText("Read / dropped52 / 52");
  await expect(report).toContainText(/Last good run.*, 49 openings/);
  await expect(report).toContainText("2 of 3 ended the same");
  await expect(report).toContainText("expectedcontent[].location.city");
  await report.getByText("Postings that could not be read (2 of 52)").click();
  await expect(report.getByRole("listitem")).toHaveText(["7440It has no place.", "no idIt has no title."]);
  await page.reload();
  await expect(report).toBeVisible();
  await page.getByRole("button", { name: "Close the run of Dovetail Labs" }).press("Enter");
  await expect(report).toHaveCount(0);
  await expect(page).toHaveURL(path);

  // An older run stands above the list, because the list does not reach it yet.
  await page.goto(`${path}?run=975`);
  await expect(page.getByRole("region", { name: /^Elm Street Tools: / })).toBeVisible();
  await runs(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL(path);
  await page.goto(`${path}?run=5`);
  await expect(runs(page).getByText("This report could not be loaded.")).toBeVisible();
});

test("a report's actions check the board again, switch it off and on, and mark the run as handled", async ({
  page,
}) => {
  const state = await openOperations(page, `${path}?run=996`);
  const report = page.getByRole("region", { name: "Elm Street Tools: the board refused to answer" });
  await report.getByRole("button", { name: "Run again" }).click();
  await expect(toast(page)).toContainText("The board of Elm Street Tools is being checked");
  await report.getByRole("button", { name: "Switch board off" }).press("Enter");
  await expect(toast(page)).toContainText("The board of Elm Street Tools is switched off. Its openings stay.");
  await expect(report.getByRole("button", { name: "Switch board on" })).toBeFocused();
  await report.getByRole("button", { name: "Switch board on" }).click();
  await expect(toast(page)).toContainText("The board of Elm Street Tools is switched on");
  await report.getByRole("button", { name: "Mark as handled" }).click();
  await expect(report.getByRole("button", { name: "Handled" })).toHaveAttribute("aria-disabled", "true");
  await expect(report.getByRole("button", { name: "Handled" })).toBeFocused();
  await expect(row(runs(page), "Close")).toContainText("Blocked handled");
  expect(state.calls).toEqual([
    "POST /api/operations/sources/5/check",
    "POST /api/operations/sources/5/pause",
    "POST /api/operations/sources/5/activate",
    "POST /api/operations/checks/996/handled",
  ]);
});

test("a failed action says what happened and what to do", async ({ page }) => {
  await page.clock.install();
  const state = await openOperations(page, `${path}?run=996`);
  const again = page.getByRole("button", { name: "Run again" });
  state.failures.set("POST", { status: 409, code: "source-not-active" });
  await again.click();
  await expect(toast(page)).toContainText("The board of Elm Street Tools could not be checked");
  await expect(toast(page)).toContainText("The board is switched off. Switch it on first.");
  state.failures.set("POST", { status: 503, code: "overloaded" });
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(toast(page)).toContainText("The server is busy. Try again in a minute.");
  await page.route("**/api/operations/sources/**", (route) => route.abort());
  await again.click();
  await expect(toast(page)).toContainText("Network error: Unable to connect to server. Please check your connection.");
  await expect(page.getByRole("button", { name: "Mark as handled" })).toBeVisible();
});

test("the page refreshes itself, moves no focus and closes nothing", async ({ page }) => {
  await page.clock.install();
  const state = await openOperations(page, `${path}?run=996`);
  const again = page.getByRole("button", { name: "Run again" });
  await again.focus();
  await schedules(page).getByRole("button", { name: "Change when Start the checks runs" }).click();
  await schedules(page).getByRole("textbox", { name: "Schedule" }).fill("30 7 * * *");
  state.checks.unshift({ ...createCheck(0, { id: 1001, found: 4321 }) });
  state.figures = { ...state.figures, openings: 11_999 };
  await page.clock.fastForward(refreshMs);
  await expect(page.getByRole("main")).toContainText("Openings stored11,999");
  await expect(row(runs(page), "4,321")).toBeVisible();
  await expect(schedules(page).getByRole("textbox", { name: "Schedule" })).toBeFocused();
  await expect(schedules(page).getByRole("textbox", { name: "Schedule" })).toHaveValue("30 7 * * *");
  await expect(again).toBeVisible();
});

test("all boards are checked with one button, which shows how far the check is", async ({ page }) => {
  await page.clock.install();
  const state = await openOperations(page);
  await page.getByRole("button", { name: "Check all boards" }).click();
  await expect(page.getByRole("button", { name: "Checking, 2 of 7" })).toHaveAttribute("aria-disabled", "true");
  await expect(toast(page)).toContainText("Checking 7 boards");
  await expect(row(queue(page), "Check boards: all signs")).toContainText("Running2 of 7 boardsStarted");
  state.runs = [];
  await page.clock.fastForward(refreshMs);
  await expect(page.getByRole("button", { name: "Check all boards" })).toBeVisible();
  state.failures.set("POST /api/scrape-enhanced", { status: 429, code: "rate-limited" });
  await page.getByRole("button", { name: "Check all boards" }).click();
  await expect(toast(page)).toContainText("The check of all boards could not be started");
  await expect(toast(page)).toContainText("Too many requests. Try again in a minute.");
});

test("the queue shows each task's state, and retries those that wait or gave up", async ({ page }) => {
  const state = await openOperations(page);
  const waiting = row(queue(page), "Check board: Copperline");
  await expect(row(queue(page), "Look for boards")).toContainText("Running21 of 34Started");
  await expect(waiting).toContainText("The board did not answer within 20 seconds.Will retryAttempt 2 of 3Next at");
  const gaveUp = row(queue(page), "Start the checks: Rooster");
  await expect(gaveUp).toContainText("Gave up3 of 3 attempts failedGave up");
  await waiting.getByRole("button", { name: "Retry now Check board: Copperline" }).click();
  await expect(toast(page)).toContainText("Check board: Copperline is due now");
  await expect(waiting).toContainText("Waiting");
  state.failures.set("POST", { status: 409, code: "task-not-retryable" });
  await gaveUp.getByRole("button", { name: "Retry Start the checks: Rooster" }).click();
  await expect(toast(page)).toContainText("Start the checks: Rooster could not be retried");
  await expect(toast(page)).toContainText("There is nothing to retry.");
  await queue(page).getByRole("link", { name: "Gave up 1" }).click();
  await expect(page).toHaveURL(`${path}?tasks=failed`);
  await expect(queue(page).getByRole("row")).toHaveCount(2);
});

test("a schedule is changed with its next times in sight, and paused", async ({ page }) => {
  const state = await openOperations(page);
  await expect(row(schedules(page), "Reconcile payments")).toContainText("Every 2 minutes UTC");
  const change = schedules(page).getByRole("button", { name: "Change when Start the checks runs" });
  await change.press("Enter");
  const form = page.getByRole("form", { name: "When Start the checks runs" });
  await expect(form).toBeFocused();
  await expect(form).toContainText("At 6:00 am");
  await expect(form.getByRole("listitem")).toHaveCount(3);
  await form.getByRole("textbox", { name: "Schedule" }).fill("0 25 * * *");
  await expect(form).toContainText("The hour “25” can't be read. Use 0 to 23");
  await form.getByRole("button", { name: "Save the schedule" }).click();
  expect(state.calls).toEqual([]);
  await form.getByRole("textbox", { name: "Schedule" }).fill("30 18 * * 1-5");
  await expect(form).toContainText("At 6:30 pm, Monday through Friday");
  state.failures.set("PUT", { status: 400, code: "invalid-request", error: "body.cron: runs too often" });
  await form.getByRole("button", { name: "Save the schedule" }).click();
  await expect(form.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "The schedule is unchanged. The cron runs too often.",
  );
  state.failures.clear();
  await form.getByLabel("Time zone").fill("Europe/Berlin");
  await form.getByLabel("Time zone").press("Enter");
  await expect(toast(page)).toContainText("Start the checks has a new schedule");
  await expect(change).toBeFocused();
  await expect(row(schedules(page), "Start the checks")).toContainText("Monday through Friday, Europe/Berlin");
  await schedules(page).getByRole("button", { name: "Pause Start the checks" }).click();
  await expect(toast(page)).toContainText("Start the checks is paused");
  await expect(row(schedules(page), "Start the checks")).toContainText("Paused");
  await schedules(page).getByRole("button", { name: "Resume Start the checks" }).click();
  await expect(toast(page)).toContainText("Start the checks runs again by its schedule");
  expect(state.calls.at(-1)).toContain('"cron":"30 18 * * 1-5","timeZone":"Europe/Berlin","isPaused":false');
});

test("boards are filtered, confirmed, switched off and on, and checked", async ({ page }) => {
  const state = await openOperations(page);
  const states = page.getByRole("navigation", { name: "States of boards" });
  await boards(page).getByLabel("Last outcome").selectOption("Suspect");
  await expect(page).toHaveURL(`${path}?health=suspect`);
  await expect(row(boards(page), "Open the board")).toHaveText([/Elm Street Tools.*Suspect/]);
  await boards(page).getByLabel("Last outcome").selectOption("Any outcome");
  await boards(page).getByRole("searchbox").fill("company-6");
  await expect(row(boards(page), "Open the board")).toHaveText([/Glasswing/]);
  await boards(page).getByRole("searchbox").fill("");
  await states.getByRole("link", { name: "Proposed 1" }).click();
  await expect(page).toHaveURL(`${path}?status=proposed`);
  await boards(page).getByRole("button", { name: "Open the board of Birch & Vale" }).press("Enter");
  await expect(page).toHaveURL(`${path}?status=proposed&source=2`);
  await page.goto(`${path}?source=2`);
  const report = page.getByRole("region", { name: "Birch & Vale at SmartRecruiters" });
  await expect(report).toContainText("Confirm it if it is the company’s own.");
  await report.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page)).toContainText("The board is confirmed as Birch & Vale’s own and switched on");
  await expect(report.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await report.getByRole("button", { name: "Check now" }).click();
  await expect(toast(page)).toContainText("The board of Birch & Vale is being checked");
  await report.getByRole("button", { name: "Switch off" }).click();
  await expect(report).toContainText("This board is switched off.");
  await report.getByRole("button", { name: "Switch on" }).click();
  await expect(toast(page)).toContainText("The board of Birch & Vale is switched on");
  expect(state.calls.map((call) => call.split("/").at(-1))).toEqual(["confirm", "check", "pause", "activate"]);
});

test("the address of a board is replaced, and a wrong one is refused with the reason", async ({ page }) => {
  const state = await openOperations(page, `${path}?source=1`);
  const report = page.getByRole("region", { name: "Amber Loom at Greenhouse" });
  const replace = report.getByRole("button", { name: "Replace the address" });
  await replace.press("Enter");
  const form = page.getByRole("form", { name: "The address of the board of Amber Loom" });
  await expect(form).toBeFocused();
  await form.getByLabel("Address").fill(" ");
  await form.getByRole("button", { name: "Save the address" }).click();
  await expect(form.getByText("Enter the address of the board.")).toBeVisible();
  await form.getByLabel("Kind of board").selectOption("Careers page");
  await form.getByLabel("Address").fill("amber.example/careers");
  await form.getByLabel("Address").press("Enter");
  await expect(form.getByText("Enter the whole URL, beginning with https://.")).toBeVisible();
  state.failures.set("PUT", { status: 409, code: "source-exists" });
  await form.getByLabel("Address").fill("https://amber.example/careers");
  await form.getByLabel("Address").press("Enter");
  await expect(form.getByText("The address is unchanged. Another board has this address.")).toBeVisible();
  state.failures.clear();
  await form.getByRole("button", { name: "Save the address" }).click();
  await expect(toast(page)).toContainText("The board of Amber Loom has a new address. Its next check verifies it.");
  const changed = page.getByRole("region", { name: "Amber Loom at Careers page" });
  await expect(changed).toContainText("VerifiedNot yet");
  await expect(changed.getByRole("button", { name: "Replace the address" })).toBeFocused();
  expect(state.calls).toEqual([
    'PUT /api/operations/sources/1/address {"kind":"json-ld","address":"https://amber.example/careers"}',
  ]);
});

test("the coverage is told by rank, sign, industry and kind, and the well-known ones without a board with the reason", async ({
  page,
}) => {
  await openOperations(page);
  await expect(coverage(page)).toContainText("Companies with a board697of 1,630");
  await expect(coverage(page)).toContainText("Best known with a board211of 403");
  await expect(row(coverage(page), "Dragon").first()).toHaveText("Dragon54 of 126509,198");
  await expect(row(coverage(page), "Technology").first()).toContainText("of 90");
  await expect(row(coverage(page), "Workday")).toHaveText("Workday330321");
  await coverage(page).getByText("3 well-known companies without a board").click();
  const missing = coverage(page).getByRole("table", { name: "Well-known companies without a board" });
  await expect(row(missing, "Amber Loom")).toContainText("robots.txt forbids its board");
  await expect(row(missing, "Copperline")).toHaveText("CopperlineNothing is known");
  await expect(missing.getByRole("link", { name: "Careers page of Birch & Vale" })).toHaveAttribute(
    "href",
    "https://birch.example/jobs",
  );
});

test("the storage tells the sizes of the tables, and what is kept for how long", async ({ page }) => {
  await openOperations(page);
  await expect(row(storage(page), "jobs").last()).toHaveText("jobs1,004,1203.1 GB1.2 GB");
  await expect(row(storage(page), "payments")).toHaveText("paymentsNot counted48 kB19 kB");
  await expect(storage(page)).toContainText("All 3 tables have 3.2 GB. The rows are estimates.");
  await expect(row(storage(page), "Closed jobs")).toHaveText("Closed jobs180 daysFeb 17, 20261,240");
  await expect(row(storage(page), "Checks of boards")).toHaveText("Checks of boards365 daysFeb 17, 202610,000 or more");
  await expect(row(storage(page), "Payment events")).toHaveText("Payment events90 daysNone0");
});

test("what browsers reported is told by release, and by page and error of the release that is chosen", async ({
  page,
}) => {
  await openOperations(page);
  const releases = browsers(page).getByRole("table", { name: "Releases" });
  await expect(row(releases, "Bx3kQ9aZ")).toHaveText("Bx3kQ9aZNov 24, 20261,2401.4 s96 ms0.007");
  await expect(row(releases, "mN27_x-Q")).toHaveText("mN27_x-QNov 2, 202618,3103.1 s, not good240 ms, not good0.000");
  const pages = browsers(page).getByRole("table", { name: "Pages" });
  await expect(row(pages, "/companies/:id")).toHaveText("/companies/:id4101.9 s90 ms0.001");
  const errors = browsers(page).getByRole("table", { name: "Errors in browsers" });
  await expect(row(errors, "TypeError")).toHaveText(
    "TypeError at company-page-C0ffee_1.js:1:20481/companies/:idNov 25, 20267",
  );
  await browsers(page).getByLabel("Pages and errors of release").selectOption({ label: "mN27_x-Q, Nov 2, 2026" });
  await expect(browsers(page).getByRole("heading", { name: "No errors" })).toBeVisible();
  await expect(errors).toHaveCount(0);
});

test("loading, nothing checked yet, and failures have their own states", async ({ page }) => {
  await signInAsAdmin(page);
  await page.clock.install();
  const release = await holdBack(page, "**/api/operations**", { status: 503, body: "" });
  await page.goto(path);
  await expect(page.getByRole("status").filter({ hasText: "Loading the runs" })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText("The runs could not be loaded. The server failed with status 503.")).toBeVisible();
  await expect(page.getByText("The figures could not be loaded.")).toBeVisible();
  await expect(page.getByText("The coverage could not be loaded.")).toBeVisible();
  await expect(page.getByText("The storage could not be loaded.")).toBeVisible();
  await expect(page.getByText("The reports of browsers could not be loaded.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/operations**");

  const state = await serveOperations(page, { checks: [], sources: [], tasks: [], schedules: [], kinds: [] });
  state.failures.set("GET", { status: 503, code: "overloaded" });
  state.failures.clear();
  await runs(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Nothing has been checked yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No boards yet" })).toBeVisible();
  await expect(page.getByText("Nothing is running, waiting or in need of a retry.")).toBeVisible();
  await expect(page.getByText("No task has a schedule yet.")).toBeVisible();
  await expect(page.getByText("No board is set up yet.")).toBeVisible();
  await expectAccessible(page);

  state.figures = { ...state.figures, hasWorker: false };
  await page.clock.fastForward(refreshMs);
  await expect(page.getByText("No worker is running, so checks and tasks wait.")).toBeVisible();
  state.failures.set("GET", { status: 503, code: "overloaded" });
  await page.clock.fastForward(refreshMs);
  await expect(page.getByText(/^What you see is from .* The page tries every 10 seconds\.$/)).toBeVisible();
  state.failures.clear();
  await page.clock.fastForward(refreshMs);
  await expect(page.getByText(/^What you see is from/)).toHaveCount(0);
});

test("the page with a run, a board and a schedule open passes axe and fits every width", async ({ page }) => {
  test.slow();
  await openOperations(page);
  for (const look of looks) {
    await setLook(page, look);
    await page.goto(`${path}?run=997&source=1`);
    await page.getByRole("button", { name: "Replace the address" }).click();
    await schedules(page).getByRole("button", { name: "Change when Start the checks runs" }).click();
    await coverage(page).getByText("3 well-known companies without a board").click();
    await expect(page.getByRole("region", { name: /shape has changed$/ })).toBeVisible();
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});

test("the API serves the page: a board is switched off and on, and checked", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`${path}?kind=greenhouse`);
  const main = page.getByRole("main");
  await expect(main).toContainText(/Boards asked, last 24 hours\d+of \d+/);
  await expect(page.getByRole("region", { name: "Sources" })).toContainText("Greenhouse");
  const first = boards(page).getByRole("button", { name: /^Open the board of/ });
  await first.last().click();
  const report = boards(page).getByRole("region", { name: /at Greenhouse$/ });
  await report.getByRole("button", { name: "Switch off" }).click();
  await expect(report).toContainText("This board is switched off.");
  await report.getByRole("button", { name: "Switch on" }).click();
  await report.getByRole("button", { name: "Check now" }).click();
  await expect(toast(page)).toContainText("is being checked");
  await expect(main.getByText(/could not be loaded/)).toHaveCount(0);
});

/** Opens the page as an administrator, with a state of its own. */
async function openOperations(page: Page, at = path): Promise<OperationsState> {
  await signInAsAdmin(page);
  const state = await serveOperations(page);
  await page.goto(at);
  await expect(page.getByRole("heading", { level: 1, name: "Operations" })).toBeVisible();
  return state;
}
