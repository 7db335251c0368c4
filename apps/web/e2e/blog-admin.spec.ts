import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectAdminOnly } from "./expect-admin-only.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { holdBack } from "./hold-back.ts";
import { looks, setLook } from "./looks.ts";
import { signInAsAdmin } from "./people.ts";
import { seedArticles } from "./seed-articles.ts";
import { uniqueWord } from "./unique-word.ts";

type Response<Name extends keyof Api> = Of<Api[Name], "response">;
type Generation = Response<"GET /api/blog/generations">["generations"][number];

const path = "/blog-admin";
const networkFailure = "Network error: Unable to connect to server. Please check your connection.";
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const addForm = (page: Page) => page.getByRole("form", { name: "Add a keyword" });

test("a visitor and a member are sent to the home page, and neither loads the page nor its data", async ({
  page,
  request,
}) => {
  await expectAdminOnly(page, request, {
    path: `${path}?tab=keywords`,
    code: /api\/blog|blog-admin-page|article-editor/,
    calls: ["posts", "keywords", "overview", "settings", "generations", "model-costs"].map(
      (call) => `/api/blog/${call}`,
    ),
  });
});

test("an administrator finds the page in the header, and the operations beside it", async ({ page }) => {
  await openAdmin(page, "", "/personal");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Blog Admin" }).click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle("Blog Admin · Zodiac at Work");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(main.getByRole("link", { name: "Blog Admin" })).toHaveAttribute("aria-current", "page");
  const parts = page.getByRole("navigation", { name: "Administration" });
  await expect(parts.getByRole("link", { name: "Articles" })).toHaveAttribute("aria-current", "page");
  await parts.getByRole("link", { name: "Operations" }).click();
  await expect(page).toHaveURL("/admin/operations");
  await expect(main.getByRole("link", { name: "Blog Admin" })).toHaveAttribute("aria-current", "true");
  await parts.getByRole("link", { name: "Articles" }).click();
  await expect(page).toHaveURL(path);
});

test("the system is initialized with at least 150 keywords, and a second time changes nothing", async ({ page }) => {
  await openAdmin(page);
  const initialize = page.getByRole("button", { name: "Initialize System" });
  await initialize.click();
  await expectToast(page, "Blog System Initialized");
  await expect(initialize).toHaveText("Run again");
  const card = page.getByRole("region", { name: "Initialize System" });
  await expect(card).toContainText(/^Initialize System\d{3,}Run againkeywords, initialized \w{3}\s\d{1,2}, \d{4}$/);
  expect(Number((await card.textContent())?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(150);
  await initialize.press("Enter");
  await expectToast(page, "Blog System Initialized", "Nothing to add: the list has all default keywords.");
  await expect(tab(page, "Keyword Management")).toHaveText(/\d{3,}$/);
});

test("internal links are added between the articles", async ({ page }) => {
  await openAdmin(page);
  await page.getByRole("button", { name: "Add Internal Links" }).click();
  await expect(toast(page)).toContainText("Internal Links Added", { timeout: 30_000 });

  await page.route("**/api/blog/add-internal-links", (route) =>
    route.fulfill({ status: 202, json: { message: "Links are being added. This goes on in the background." } }),
  );
  await page.getByRole("button", { name: "Add Internal Links" }).click();
  await expectToast(page, "Adding Internal Links", "Links are being added. This goes on in the background.");
});

test("a failed action names the reason of the server, else the status and text, else the network", async ({ page }) => {
  await openAdmin(page);
  const actions = [
    { title: "Initialization Failed", url: "**/api/blog/initialize", start: press("Initialize System") },
    { title: "Internal Linking Failed", url: "**/api/blog/add-internal-links", start: press("Add Internal Links") },
    { title: "Generation Failed", url: "**/api/blog/generate-random", start: press("Generate Random Article") },
  ];
  for (const { title, url, start } of actions) await expectFailures(page, title, url, start);

  await tab(page, "Generate Content").click();
  await page.getByLabel("Target keyword").fill("rat and dragon");
  await expectFailures(page, "Generation Failed", "**/api/blog/generate", () =>
    page.getByLabel("Target keyword").press("Enter"),
  );
  await expect(page.getByLabel("Target keyword")).toHaveValue("rat and dragon");

  await tab(page, "Keyword Management").click();
  await addForm(page).getByLabel("New keyword").fill("rat and dragon");
  await page.route("**/api/blog/keywords", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500, body: "" }),
  );
  await addForm(page).getByRole("button", { name: "Add Keyword" }).click();
  await expectToast(page, "Failed to Add Keyword", "HTTP 500: Internal Server Error");
  await expect(addForm(page).getByLabel("New keyword")).toHaveValue("rat and dragon");
});

test("articles that can't be loaded are reported, and loaded by another try", async ({ page }) => {
  await signInAsAdmin(page);
  const posts = /\/api\/blog\/posts\?/;
  await page.route(posts, (route) => route.abort());
  await page.goto(path);
  await expectToast(page, "Failed to Load Posts", networkFailure);
  await expect(page.getByText(`The articles could not be loaded. ${networkFailure}`)).toBeVisible();
  await page.unroute(posts);
  await page.route(posts, (route) => route.fulfill({ status: 503, json: { error: "Try later.", code: "overloaded" } }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expectToast(page, "Failed to Load Posts", "Try later.");
  await page.unroute(posts);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status").filter({ hasText: /articles?$/ })).toBeVisible();
});

test("loading, and failures of the other parts, have their own states", async ({ page }) => {
  await signInAsAdmin(page);
  const release = await holdBack(page, "**/api/blog/**", { status: 502, body: "Bad Gateway" });
  await page.goto(`${path}?tab=generate`);
  await expect(page.getByRole("status").filter({ hasText: "Loading the generations" })).toBeVisible();
  await expectAccessible(page);
  release();
  for (const part of ["figures", "generations", "settings", "costs of the model"]) {
    await expect(page.getByText(`The ${part} could not be loaded. HTTP 502: Bad Gateway`)).toBeVisible();
  }
  await tab(page, "Keyword Management").click();
  await expect(page.getByText("The keywords could not be loaded. HTTP 502: Bad Gateway")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/blog/**");
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expect(page.getByText("The keywords could not be loaded.")).toHaveCount(0);
});

test("the tabs are moved between with the arrow keys, and the URL holds the chosen one", async ({ page }) => {
  await openAdmin(page);
  await expect(tab(page, "Published Articles")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Published Articles").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Keyword Management")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}?tab=keywords`);
  await page.reload();
  await expect(tab(page, "Keyword Management")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab(page, "Published Articles")).toHaveAttribute("aria-selected", "true");
});

test("an article needs a keyword, and the order is sent with its exact title and the settings", async ({ page }) => {
  await openAdmin(page, "?tab=generate");
  const keyword = page.getByLabel("Target keyword");
  const title = page.getByLabel("Exact title (optional)");
  await keyword.fill("   ");
  await title.fill("Rat and Dragon");
  await title.press("Enter");
  await expectToast(page, "Keyword Required", "Please enter a keyword to generate an article");
  await expect(keyword).toBeFocused();
  await expect(keyword).toHaveAttribute("aria-invalid", "true");

  await page.route("**/api/blog/generate", (route) =>
    route.fulfill({ json: { message: "Done", keyword: "rat dragon", generation: null } satisfies Generated }),
  );
  await keyword.fill(" rat dragon ");
  await tab(page, "Published Articles").click();
  await tab(page, "Generate Content").click();
  await expect(title).toHaveValue("Rat and Dragon");
  await expect(page.getByText(/^About [\d,]+ words, /)).toBeVisible();
  const sent = page.waitForRequest("**/api/blog/generate");
  await keyword.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({
    keyword: "rat dragon",
    title: "Rat and Dragon",
    settings: {
      businessLocation: expect.any(String),
      targetWordCount: expect.any(Number),
      includeLocalSEO: expect.any(Boolean),
    },
  });
  await expect(keyword).toHaveValue("");
});

test("a generation shows its step, survives a reload, and its end is reported once", async ({ page }) => {
  await signInAsAdmin(page);
  const server = await serveGenerations(page);
  const running = createGeneration({ id: 71, keyword: "rat and dragon at work" });
  await page.goto(`${path}?tab=generate`);
  await expect(page.getByText("No article has been generated yet.")).toBeVisible();
  const reads = server.reads;
  await page.waitForTimeout(2500);
  expect(server.reads, "nothing is read while nothing runs").toBe(reads);

  await page.route("**/api/blog/generate-random", (route) => {
    server.generations = [running];
    return route.fulfill({
      status: 202,
      json: { message: "Going on.", keyword: running.keyword, generation: running } satisfies Generated,
    });
  });
  await page.getByRole("button", { name: "Generate Random Article" }).click();
  const progress = page.getByRole("progressbar", { name: "rat and dragon at work" });
  await expect(progress).toHaveAttribute("aria-valuenow", "1");
  await expect(page.getByText(/^Writing the text · \d+ s$/)).toBeVisible();
  await page.reload();
  await expect(progress).toBeVisible();
  running.step = "gates";
  await expect(page.getByText(/^Checking facts, links and reading ease · \d+ s$/)).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuenow", "3");

  const post = { id: 12, title: "Rat and Dragon at work", slug: "rat-and-dragon-at-work", status: "published" };
  Object.assign(running, { state: "done", post, endedAt: new Date().toISOString() });
  await expectToast(page, "Article Generated", "“Rat and Dragon at work” is published.");
  await expect(progress).toHaveCount(0);
  const outcome = page.getByText("“Rat and Dragon at work” is published.").last();
  await expect(outcome).toBeVisible();
  await expect(page.getByRole("link", { name: "View Rat and Dragon at work" }).first()).toHaveAttribute(
    "href",
    "/blog/rat-and-dragon-at-work.html",
  );
  await page.getByRole("button", { name: "Close the outcome" }).click();
  await expect(toast(page)).not.toContainText("Article Generated");
  const afterEnd = server.reads;
  await page.waitForTimeout(2500);
  expect(server.reads - afterEnd, "the end stops the reading").toBeLessThanOrEqual(1);
  await expect(toast(page).getByText("Article Generated")).toHaveCount(0);
  await page.getByRole("link", { name: "Edit Rat and Dragon at work" }).click();
  await expect(page).toHaveURL(`${path}?tab=generate&edit=12`);
});

test("a failed generation names the problem and the checks that refused the article", async ({ page }) => {
  await signInAsAdmin(page);
  const generation = createGeneration({ id: 72, keyword: "goat and pig career" });
  await serveGenerations(page, [generation]);
  await page.goto(path);
  await expect(page.getByRole("progressbar", { name: "goat and pig career" })).toBeVisible();
  Object.assign(generation, {
    state: "failed",
    problem: "No text passed the checks.",
    gates: [
      { gate: "originality", passed: false, measured: {}, problem: "31 % of it is in another article.", findings: [] },
      { gate: "facts", passed: true, measured: {}, problem: null, findings: [] },
    ],
    endedAt: new Date().toISOString(),
  });
  await expectToast(page, "Generation Failed", "No text passed the checks.");
  const outcome = page.getByRole("alert").filter({ hasText: "was not written" });
  await expect(outcome).toContainText("goat and pig career was not written. No text passed the checks.");
  await expect(outcome.getByRole("listitem")).toHaveText(["Originality. 31 % of it is in another article."]);
  await page.goto(`${path}?tab=generate`);
  const latest = page.getByRole("region", { name: "Latest generations" });
  await expect(latest.getByRole("listitem").first()).toContainText("Failedgoat and pig careerBy an administrator");
  await expect(latest).toContainText("Originality. 31 % of it is in another article.");
});

test("a generation that waits for a worker says so", async ({ page }) => {
  await signInAsAdmin(page);
  await serveGenerations(page, [createGeneration({ state: "queued", step: null, hasWorker: false })]);
  await page.route("**/api/blog/overview", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), hasWorker: false } });
  });
  await page.goto(path);
  await expect(page.getByText("No worker is running, so articles wait to be written.")).toBeVisible();
  await expect(page.getByText(/^Waiting, because no worker is running\. It starts as soon as one does\./)).toHaveCount(
    2,
  );
  await expectAccessible(page);
});

test("a random article is written in the background and stands in the list", async ({ page }) => {
  await openAdmin(page);
  await page.getByRole("button", { name: "Initialize System" }).click();
  await expectToast(page, "Blog System Initialized");
  await page.getByRole("button", { name: "Generate Random Article" }).click();
  await expect(toast(page)).toContainText("Article Generated", { timeout: 60_000 });
  const [, title = ""] = /“(.+)” is a draft\./.exec((await toast(page).textContent()) ?? "") ?? [];
  expect(title).not.toBe("");
  await expect(row(page, title).first()).toContainText("Draft");
  await tab(page, "Generate Content").click();
  await expect(
    page.getByRole("region", { name: "Latest generations" }).getByRole("listitem").filter({ hasText: title }),
  ).toContainText("Written");
});

test("articles are shown with their fields, and View opens the public page in a new tab", async ({ page }) => {
  const word = uniqueWord();
  const [id] = await seedArticles([
    {
      title: `Rat and Dragon ${word}`,
      slug: `rat-${word}`,
      targetKeyword: "rat and dragon at work",
      metaDescription: "Why the two signs work well together.",
      status: "published",
      words: 1310,
      createdAt: new Date("2026-02-16T20:00:00Z"),
      publishedAt: new Date("2026-02-17T20:00:00Z"),
    },
    { title: `Ox ${word}`, createdAt: new Date("2026-02-15T20:00:00Z") },
    { title: `Pig ${word}`, status: "scheduled", scheduledFor: new Date(Date.now() + 2 * 86_400_000) },
    { title: `Goat ${word}`, status: "in review" },
    { title: `<img src=x onerror=alert(1)> ${word}` },
  ]);
  await openAdmin(page, `?search=${word}`);
  const article = row(page, `Rat and Dragon ${word}`);
  await expect(article.getByRole("cell")).toHaveText([
    `Select Rat and Dragon ${word}Rat and Dragon ${word}Why the two signs work well together.`,
    "rat and dragon at work",
    "Feb 17, 2026",
    "7 min",
    "Published",
    /^Edit.*View.*in a new tab$/,
  ]);
  expect((await article.boundingBox())?.height).toBe(38);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(article.getByRole("cell")).toHaveCount(5);
  await expect(page.getByRole("table", { name: "Articles" }).getByRole("columnheader")).toHaveCount(5);
  const view = article.getByRole("link", { name: `View Rat and Dragon ${word}, in a new tab` });
  await expect(view).toHaveAttribute("href", `/blog/rat-${word}.html`);
  await expect(view).toHaveAttribute("target", "_blank");
  await expect(row(page, `Ox ${word}`)).toContainText("Feb 15, 2026");
  await expect(row(page, `Ox ${word}`).getByRole("link", { name: /View/ })).toHaveCount(0);
  await expect(row(page, `Pig ${word}`)).toContainText(/[ap]m.*Scheduled/);
  await expect(row(page, `Goat ${word}`)).toContainText("in review");
  await expect(row(page, "<img src=x onerror=alert(1)>")).toBeVisible();
  await article.getByRole("link", { name: `Edit Rat and Dragon ${word}` }).press("Enter");
  await expect(page).toHaveURL(`${path}?search=${word}&edit=${id}`);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("articles are searched, filtered and paged, and the URL holds the view", async ({ page }) => {
  const word = uniqueWord();
  await seedArticles([
    ...Array.from({ length: 22 }, (_, index) => ({
      title: `${word} draft ${index}`,
      category: "career" as const,
      createdAt: new Date(Date.now() - index * 60_000),
    })),
    { title: `${word} public`, status: "published", category: "zodiac" },
  ]);
  await openAdmin(page);
  await page.getByRole("searchbox", { name: "Search articles" }).fill(word);
  await expect(page).toHaveURL(`${path}?search=${word}`);
  const chips = page.getByRole("navigation", { name: "Statuses of articles" });
  await expect(chips).toHaveText("All 23Drafts 22Scheduled 0Published 1Deleted 0");
  await expect(page.getByText("23 articles")).toBeVisible();
  await chips.getByRole("link", { name: "Drafts 22" }).click();
  await expect(page).toHaveURL(`${path}?search=${word}&status=draft`);
  await page.getByRole("navigation", { name: "Pages of articles" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${path}?search=${word}&status=draft&page=2`);
  await expect(page.getByRole("table", { name: "Articles" }).getByRole("row")).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole("table", { name: "Articles" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("searchbox", { name: "Search articles" })).toHaveValue(word);
  await page.getByLabel("Category").selectOption("Zodiac");
  await expect(page).toHaveURL(`${path}?search=${word}&status=draft&category=zodiac`);
  await expect(page.getByRole("heading", { name: "No articles match" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect(page).toHaveURL(path);
  await page.goto(`${path}?search=${word}&page=9`);
  await expect(page).toHaveURL(`${path}?search=${word}&page=2`);
});

test("a deleted article is found by its filter and restored", async ({ page }) => {
  const word = uniqueWord();
  await seedArticles([{ title: `Gone ${word}`, status: "published", deletedAt: new Date() }]);
  await openAdmin(page, `?search=${word}`);
  await expect(page.getByRole("heading", { name: "No articles match" })).toBeVisible();
  await page.getByRole("link", { name: "Deleted 1" }).click();
  await expect(row(page, word)).toContainText("Deleted");
  const restore = row(page, word).getByRole("button", { name: `Restore Gone ${word}` });
  await page.route("**/undelete", (route) => route.abort());
  await restore.click();
  await expectToast(page, "Restore Failed", networkFailure);
  await page.unroute("**/undelete");
  await restore.press("Enter");
  await expectToast(page, "Article Restored", `“Gone ${word}” is what it was before.`);
  await page.getByRole("link", { name: "Published 1" }).click();
  await expect(row(page, word)).toContainText("Published");
});

test("a blog without articles leads to the first one", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route(/\/api\/blog\/posts\?/, (route) =>
    route.fulfill({
      json: {
        posts: [],
        total: 0,
        totalPages: 0,
        counts: { draft: 0, scheduled: 0, published: 0, deleted: 0 },
      } satisfies Response<"GET /api/blog/posts">,
    }),
  );
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "No articles yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Write an article" }).click();
  await expect(page).toHaveURL(`${path}?edit=new`);
  await page.goto(path);
  await page.getByRole("link", { name: "Generate an article" }).click();
  await expect(page.getByLabel("Target keyword")).toBeVisible();
});

test("a keyword is added, and refused if it is blank or there already", async ({ page }) => {
  const keyword = `Rat ${uniqueWord()}`;
  await openAdmin(page, "?tab=keywords");
  const input = addForm(page).getByLabel("New keyword");
  await input.fill("  ");
  await input.press("Enter");
  await expectToast(page, "Keyword Required", "Please enter a keyword");
  await expect(input).toBeFocused();

  await expect(addForm(page).getByLabel("Category")).toHaveValue("astrology");
  await expect(addForm(page).getByLabel("Search intent")).toHaveValue("informational");
  await expect(addForm(page).getByLabel("Category").getByRole("option")).toHaveText([
    "Astrology",
    "Zodiac",
    "Compatibility",
    "Career",
    "Personality",
  ]);
  await addForm(page).getByLabel("Category").selectOption("Career");
  await addForm(page).getByLabel("Search intent").selectOption("Commercial");
  await input.fill(` ${keyword} `);
  await input.press("Enter");
  await expectToast(page, "Keyword Added", `“${keyword}” is in the list.`);
  await expect(input).toHaveValue("");
  await page.getByRole("searchbox", { name: "Search keywords" }).fill(keyword);
  await expect(row(page, keyword).getByRole("cell")).toContainText([
    keyword,
    "Career",
    "Commercial",
    "0",
    "Never used",
    "Active",
    "Edit",
  ]);

  await input.fill(keyword.toUpperCase());
  await addForm(page).getByRole("button", { name: "Add Keyword" }).click();
  await expectToast(page, "Failed to Add Keyword", "The keyword is in the list already.");
  await expect(input).toHaveValue(keyword.toUpperCase());
});

test("a keyword is edited in its row with the keyboard, and a wrong value is refused with the reason", async ({
  page,
}) => {
  const [keyword, other] = [`Ox ${uniqueWord()}`, `Pig ${uniqueWord()}`];
  await openAdmin(page, "?tab=keywords");
  await addKeywords(page, keyword, other);
  await page.getByRole("searchbox", { name: "Search keywords" }).fill(keyword);
  const edit = page.getByRole("button", { name: `Edit ${keyword}` });
  await edit.press("Enter");
  const form = page.getByRole("form", { name: `Edit ${keyword}` });
  await expect(form).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Difficulty").fill("101");
  await form.getByLabel("Difficulty").press("Enter");
  await expect(form.getByText("Enter the difficulty as a whole number from 0 to 100.")).toBeVisible();
  await form.getByLabel("Difficulty").fill("40");
  await form.getByLabel("Search volume").fill("1,900");
  await form.getByLabel("Keyword", { exact: true }).fill(other);
  await form.getByRole("button", { name: "Save keyword" }).click();
  await expect(form.getByText("The keyword is unchanged. The keyword is in the list already.")).toBeVisible();
  await form.getByLabel("Keyword", { exact: true }).fill(`${keyword} team`);
  await form.getByLabel("Category").selectOption("Compatibility");
  await form.getByLabel("Keyword", { exact: true }).press("Enter");
  await expectToast(page, "Keyword Updated");
  await expect(page.getByRole("button", { name: `Edit ${keyword} team` })).toBeFocused();
  await expect(row(page, `${keyword} team`)).toContainText("Compatibility");
  await page.getByRole("button", { name: `Edit ${keyword} team` }).press("Enter");
  const again = page.getByRole("form", { name: `Edit ${keyword} team` });
  await expect(again.getByLabel("Search volume")).toHaveValue("1900");
  await expect(again.getByLabel("Difficulty")).toHaveValue("40");
  await page.keyboard.press("Escape");
  await expect(again).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Edit ${keyword} team` })).toBeFocused();
});

test("a keyword is deactivated and activated, and deleted only after a question", async ({ page }) => {
  const keyword = `Rooster ${uniqueWord()}`;
  await seedArticles([{ title: "An article for it", targetKeyword: keyword.toLowerCase() }]);
  await openAdmin(page, "?tab=keywords");
  await addKeywords(page, keyword);
  await page.getByRole("searchbox", { name: "Search keywords" }).fill(keyword);
  await page.getByRole("button", { name: `Deactivate ${keyword}` }).click();
  await expectToast(page, "Keyword Deactivated", `“${keyword}” is not picked anymore.`);
  await expect(row(page, keyword)).toContainText("Inactive");
  const states = page.getByRole("navigation", { name: "States of keywords" });
  await expect(states).toHaveText("All 1Not used yet 0Active 0Inactive 1");
  await page.getByRole("button", { name: `Activate ${keyword}` }).click();
  await expectToast(page, "Keyword Activated");
  await expect(states).toHaveText("All 1Not used yet 0Active 1Inactive 0");

  await page.getByRole("button", { name: `Delete ${keyword}` }).press("Enter");
  const question = page.getByRole("region", { name: `Delete ${keyword}` });
  await expect(question).toContainText(`Delete “${keyword}” for good? Its article stays.`);
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Delete ${keyword}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete keyword" }).click();
  await expectToast(page, "Keyword Deleted", `“${keyword}” is not in the list anymore.`);
  await expect(row(page, keyword)).toHaveCount(0);
});

test("an empty list of keywords names the way to the default ones", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/blog/keywords", (route) => route.fulfill({ json: { keywords: [] } }));
  await page.goto(`${path}?tab=keywords`);
  await expect(
    page.getByText("No keywords found. Initialize the system to load default keywords.", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("keywords are searched, filtered and paged, and the URL holds the view", async ({ page }) => {
  const word = uniqueWord();
  await openAdmin(page, "?tab=keywords");
  const lines = Array.from({ length: 23 }, (_, index) => `${word} ${index},career,${index < 2 ? "commercial" : ""},no`);
  await importCsv(page, `keyword,category,searchIntent,isActive\n${lines.join("\n")}\n`);
  await expectToast(page, "Keywords Imported", "23 keywords added, 0 changed, 0 unchanged.");
  await page.getByRole("searchbox", { name: "Search keywords" }).fill(word);
  await expect(page).toHaveURL(`${path}?tab=keywords&search=${word}`);
  await page.getByRole("link", { name: "Inactive 23" }).click();
  await page.getByRole("navigation", { name: "Pages of keywords" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${path}?tab=keywords&search=${word}&state=inactive&page=2`);
  await expect(page.getByRole("table", { name: "Keywords" }).getByRole("row")).toHaveCount(4);
  const filters = page.getByRole("region", { name: "Keywords", exact: true });
  await filters.getByLabel("Search intent").last().selectOption("Commercial");
  await expect(page).toHaveURL(`${path}?tab=keywords&search=${word}&state=inactive&intent=commercial`);
  await expect(page.getByRole("table", { name: "Keywords" }).getByRole("row")).toHaveCount(3);
  await page.reload();
  await expect(page.getByText("2 keywords", { exact: true })).toBeVisible();
  await page.goto(`${path}?tab=keywords&search=${word}&page=8`);
  await expect(page).toHaveURL(`${path}?tab=keywords&search=${word}&page=2`);
});

test("keywords go out as CSV and come back unchanged, formulas, quotation marks and markup included", async ({
  page,
}) => {
  const word = uniqueWord();
  const hostile = [
    `=HYPERLINK("https://evil.example","${word}")`,
    `+cmd|' /C calc'!A0 ${word}`,
    `@SUM(1) ${word}`,
    `<img src=x onerror=alert(1)> ${word}`,
    `say "rat", ox; ${word}`,
    `'=1+1 ${word}`,
    `鼠年 émigré ${word}`,
  ];
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  await openAdmin(page, "?tab=keywords");
  for (const keyword of hostile) await addKeywords(page, keyword);
  await page.getByRole("searchbox", { name: "Search keywords" }).fill(word);
  await expect(page.getByText(`${hostile.length} keywords`, { exact: true })).toBeVisible();
  await expect(row(page, "<img src=x onerror=alert(1)>")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("keywords.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.split("\r\n")[0]).toBe("keyword,category,searchIntent,searchVolume,difficulty,isActive");
  // No cell begins as a formula does.
  expect(csv.split("\r\n").filter((line) => /^"?[=+@-]/.test(line))).toEqual([]);
  const own = csv.split("\r\n").filter((line, index) => index === 0 || line.includes(word));
  await importCsv(page, own.join("\r\n"));
  await expectToast(page, "Keywords Imported", `0 keywords added, 0 changed, ${hostile.length} unchanged.`);
  await expect(page.getByText(`keywords.csv: 0 keywords added, 0 changed, ${hostile.length} unchanged.`)).toBeVisible();
  await page.getByRole("button", { name: "Close the outcome of the import" }).click();
  expect(alerts).toEqual([]);
});

test("a file with a wrong line imports nothing and names each problem by its line", async ({ page }) => {
  const word = uniqueWord();
  await openAdmin(page, `?tab=keywords&search=${word}`);
  await importCsv(page, `keyword,category,difficulty\n${word} one,zodiac,5\n${word} two,fish,5\n,zodiac,500\n`);
  await expectToast(page, "Import Failed", "Nothing was imported.");
  await expect(page.getByText("Nothing was imported from keywords.csv.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Problems by line" }).getByRole("listitem")).toHaveText([
    /^Line 3category must be one of/,
    /^Line 4\w+ must/,
  ]);
  await expect(toast(page)).not.toContainText("Import Failed");
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: "No keywords match" })).toBeVisible();

  await importCsv(page, Buffer.from([0x6b, 0xe9, 0x0a]));
  await expectToast(page, "Import Failed", "keywords.csv is not in UTF-8. Save it as “CSV UTF-8” and import it again.");
  await importCsv(page, "x".repeat(1_000_001));
  await expectToast(page, "Import Failed", "keywords.csv is larger than 1 MB. Split it into smaller files.");
  await page.route("**/api/blog/keywords/*port", (route) => route.abort());
  await importCsv(page, "keyword\nrat\n");
  await expectToast(page, "Import Failed", networkFailure);
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expectToast(page, "Export Failed", networkFailure);
});

test("the settings are checked, saved, and tell when the next article is written", async ({ page }) => {
  await openAdmin(page, "?tab=generate");
  const settings = page.getByRole("region", { name: "Settings" });
  const save = settings.getByRole("button", { name: "Save settings" });
  const words = settings.getByLabel("Words in an article");
  for (const wrong of ["599", "3001", "many", ""]) {
    await words.fill(wrong);
    await save.click();
    await expect(settings.getByText("Enter a number of words from 600 to 3,000.")).toBeVisible();
  }
  await words.fill("1,500");
  await settings.getByLabel("Location").fill(" ");
  await save.click();
  await expect(settings.getByText("Enter a location, or Global.")).toBeVisible();
  await settings.getByLabel("Location").fill("Texas");
  await settings.getByLabel("Frequency").selectOption("Every two weeks");
  await settings.getByLabel("Include local SEO").check();
  await settings.getByLabel("Write articles by the schedule").check();
  await words.press("Enter");
  await expectToast(page, "Settings Saved", "They apply to the next article.");
  await expect(settings.getByText(/^Next article: \w{3}, \w{3}\s\d{1,2}, \d{4} at /)).toBeVisible();
  await expect(page.getByText("About 1,500 words, Texas")).toBeVisible();
  await page.reload();
  await expect(settings.getByLabel("Frequency")).toHaveValue("biweekly");
  await expect(settings.getByLabel("Include local SEO")).toBeChecked();

  await settings.getByLabel("Write articles by the schedule").uncheck();
  await save.click();
  await expect(settings.getByText("The schedule is off.")).toBeVisible();
  await page.route("**/api/blog/settings", (route) =>
    route.fulfill({ status: 500, json: { error: "No.", code: "internal" } }),
  );
  await save.click();
  await expect(settings.getByText("No.")).toBeVisible();
  await page.unroute("**/api/blog/settings");
  await settings.getByLabel("Location").fill("Global");
  await words.fill("2000");
  await settings.getByLabel("Frequency").selectOption("Every week");
  await settings.getByLabel("Include local SEO").uncheck();
  await settings.getByLabel("Write articles by the schedule").check();
  await save.click();
  await expect(page.getByText("About 2,000 words, Global")).toBeVisible();
});

test("the costs of the model are shown by article, day and month, and its prices and limit are saved", async ({
  page,
}) => {
  await openAdmin(page, "?tab=generate");
  const costs = page.getByRole("region", { name: "Model costs" });
  const [input, output, limit] = ["tokens in", "tokens out", "a day may cost"].map((label) => costs.getByLabel(label));
  if (!input || !output || !limit) throw new Error("A field is missing.");
  const save = costs.getByRole("button", { name: "Save model costs" });
  await input.fill("3");
  await output.fill("");
  await save.click();
  await expect(costs.getByText("Enter both prices, or neither of them.")).toBeVisible();
  await output.fill("$15.00");
  await limit.fill("2.50");
  await limit.press("Enter");
  await expectToast(page, "Model Costs Saved", "They apply to the next call to the model.");
  await expect(costs.getByText(/^Today \$0\.00 of \$2\.50\. The day begins at midnight UTC\./)).toBeVisible();
  await page.reload();
  await expect(output).toHaveValue("15");

  await serveCosts(page);
  await page.reload();
  await expect(costs.getByText("Today $0.1133 of $5.00.", { exact: false })).toContainText(
    "The tokens of 1 call are not known; such a call counts with the most that it may have cost.",
  );
  const byArticle = costs.getByRole("table", { name: "Costs by article" });
  await expect(byArticle.getByRole("row").nth(1)).toHaveText("Rat and Ox at Work35,1206,400$0.1114");
  await expect(byArticle.getByRole("row").nth(2)).toContainText("“ox boss”, not written");
  await costs.getByRole("button", { name: "By day" }).click();
  await expect(costs.getByRole("row", { name: /^Nov 25, 2026/ })).toContainText("$0.1133");
  await costs.getByRole("button", { name: "By month" }).click();
  await expect(costs.getByRole("row", { name: /^Nov 2026/ })).toContainText("$1.25");
  await page.unroute("**/api/blog/model-costs");

  await input.fill("");
  await output.fill("");
  await limit.fill("5");
  await save.click();
  await expect(
    costs.getByText("No model is asked before its prices are entered here.", { exact: false }),
  ).toBeVisible();
});

test("every tab passes axe in both looks and fits every width", async ({ page }) => {
  test.slow();
  const word = uniqueWord();
  await seedArticles([
    {
      title: `Rat ${word} and a title that goes on for quite some time`,
      metaDescription: "A description that is long enough to be cut where the row ends, and goes on after that.",
      targetKeyword: "a keyword of the kind that people type into a search field",
      status: "published",
    },
    { title: `Ox ${word}${"x".repeat(150)}`, status: "scheduled", scheduledFor: new Date(Date.now() + 86_400_000) },
  ]);
  await signInAsAdmin(page);
  await serveGenerations(page, [
    createGeneration({ id: 81 }),
    createGeneration({ id: 80, state: "failed", problem: "No text passed.", endedAt: new Date().toISOString() }),
  ]);
  await serveCosts(page);
  for (const tabPath of [`?search=${word}`, "?tab=generate", "?tab=keywords"]) {
    for (const look of looks) {
      await setLook(page, look);
      await page.goto(`${path}${tabPath}`);
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expect(page.getByText(/^Loading the/)).toHaveCount(0);
      await expectAccessible(page);
    }
    await expectNoOverflow(page);
  }
});

type Generated = Response<"POST /api/blog/generate">;

/** Opens the page as an administrator. */
async function openAdmin(page: Page, search = "", at = path): Promise<void> {
  await signInAsAdmin(page);
  await page.goto(`${at}${search}`);
  if (at === path) await expect(page.getByRole("heading", { level: 1, name: "Blog Admin" })).toBeVisible();
}

function press(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole("button", { name }).click();
}

/** Expects the three texts of a failure, one after another. */
async function expectFailures(
  page: Page,
  title: string,
  url: string,
  start: (page: Page) => Promise<void>,
): Promise<void> {
  const answers = [
    { json: { error: `No ${title}.`, code: "overloaded" }, status: 503, text: `No ${title}.` },
    { body: "Bad Gateway", status: 502, text: "HTTP 502: Bad Gateway" },
    { body: "", status: 500, text: "HTTP 500: Internal Server Error" },
  ];
  for (const { text, ...answer } of answers) {
    await page.route(url, (route) => route.fulfill(answer));
    await start(page);
    await expectToast(page, title, text);
    await page.unroute(url);
  }
  await page.route(url, (route) => route.abort());
  await start(page);
  await expectToast(page, title, networkFailure);
  await page.unroute(url);
}

async function expectToast(page: Page, title: string, description = ""): Promise<void> {
  await expect(toast(page)).toContainText(`${title}${description}`);
}

async function addKeywords(page: Page, ...keywords: string[]): Promise<void> {
  for (const keyword of keywords) {
    await addForm(page).getByLabel("New keyword").fill(keyword);
    await addForm(page).getByLabel("New keyword").press("Enter");
    await expectToast(page, "Keyword Added", `“${keyword}” is in the list.`);
  }
}

async function importCsv(page: Page, csv: string | Buffer): Promise<void> {
  await page
    .getByLabel("CSV file of keywords")
    .setInputFiles({ name: "keywords.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
}

/** Answers the page's reads of generations from a list that the test can change at any time. */
async function serveGenerations(page: Page, generations: Generation[] = []) {
  const server = { generations, reads: 0 };
  await page.route(/\/api\/blog\/generations\?/, (route) => {
    server.reads++;
    return route.fulfill({ json: { generations: server.generations } });
  });
  return server;
}

/** Answers the call for the costs of the model. */
async function serveCosts(page: Page): Promise<void> {
  const sums = { calls: 3, inputTokens: 5_120, outputTokens: 6_400, cost: 0.11136, unknown: 0 };
  const lost = { calls: 1, inputTokens: 0, outputTokens: 0, cost: 0.00194, unknown: 1 };
  const all = { calls: 4, inputTokens: 5_120, outputTokens: 6_400, cost: 0.1133, unknown: 1 };
  const answer: Response<"GET /api/blog/model-costs"> = {
    budget: { inputPrice: 3, outputPrice: 15, dailyLimit: 5 },
    today: 0.1133,
    days: [{ day: "2026-11-25", ...all }],
    months: [{ month: "2026-11", ...all, cost: 1.25 }],
    articles: [
      { post: { id: 1, title: "Rat and Ox at Work" }, keyword: null, ...sums },
      { post: null, keyword: "ox boss", ...lost },
    ],
  };
  await page.route("**/api/blog/model-costs", (route) => route.fulfill({ json: answer }));
}

function createGeneration(changes: Partial<Generation>): Generation {
  return {
    id: 70,
    trigger: "admin",
    keyword: "rat years",
    title: null,
    state: "running",
    step: "text",
    hasWorker: true,
    problem: null,
    gates: null,
    post: null,
    createdAt: new Date().toISOString(),
    endedAt: null,
    ...changes,
  };
}
