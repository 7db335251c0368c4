// Goes through the main flow in Firefox and WebKit, and writes docs/measurements/browsers.md.
//   pnpm measure browsers
// Needs Debian's packages firefox-esr, webkit2gtk-driver and xvfb.
// Exits with 1 if a step fails, a page is wider than its window or has a scrollbar for nothing, or a script throws.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import type { Browser } from "./browser.ts";
import { siteUrl } from "./config.ts";
import { startFirefox } from "./firefox.ts";
import { mainFlow, pagePaths } from "./main-flow.ts";
import { createPage } from "./page.ts";
import { startWebkit } from "./webkit.ts";

interface Outcome {
  readonly browser: string;
  readonly passed: number;
  readonly visited: number;
  /** What went wrong, with the step or the page. */
  readonly problems: readonly string[];
}

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
const pictures = await mkdtemp(join(tmpdir(), "zodiac-browsers-"));
console.log(`Pictures of the pages: ${pictures}`);

const outcomes: Outcome[] = [];
for (const start of [startFirefox, startWebkit]) {
  const browser = await start();
  try {
    outcomes.push(await check(browser));
  } finally {
    await browser.close();
  }
}

await writePage(
  "browsers.md",
  `# Other browsers

Written by \`pnpm measure browsers\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

The browser tests of \`pnpm test\` run in Chromium. This command goes through the main flow in Firefox and in WebKit, the engine of
Safari. Then it opens ${pagePaths.length} pages as an administrator, ${windows.map(({ width }) => width).join(" and ")} pixels wide. WebKitGTK has no window
narrower than 447 pixels. A problem is a step that does not end, a page that is wider than its window, a scrollbar for three pixels
or fewer, or an error of a script.

${markdownTable(
  ["browser", "steps passed", "pages opened", "problems"],
  outcomes.map(({ browser, passed, visited, problems }) => [
    browser,
    `${passed} of ${mainFlow.length}`,
    visited,
    `**${problems.length}**`,
  ]),
)}

The steps of the flow:

${mainFlow.map(({ name }) => `- ${name}`).join("\n")}
`,
);
if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1;

/** Goes through the flow, and then opens every kind of page. */
async function check(browser: Browser): Promise<Outcome> {
  const page = await createPage(browser, siteUrl);
  const problems: string[] = [];
  let passed = 0;
  let visited = 0;
  const report = (problem: string) => {
    console.log(`${browser.name}: ${problem}`);
    problems.push(problem);
  };
  /** Does something and then looks at the page. Returns whether it ended. */
  const look = async (name: string, act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      // A menu that closes unlocks the page a moment later.
      await sleep(500);
      const overflow = await page.overflow();
      if (overflow > 0) report(`${name}: the page is ${overflow} pixels wider than its window`);
      for (const element of await page.idleScrollbars()) report(`${name}: ${element} has a scrollbar for nothing`);
      for (const error of await page.errors()) report(`${name}: ${error}`);
      return true;
    } catch (error) {
      report(`${name}: ${error instanceof Error ? error.message : error}`);
      return false;
    } finally {
      await browser.takePicture(join(pictures, `${browser.name} ${name}.png`.replaceAll(/[^\w.]+/g, "-")));
    }
  };

  await browser.resize(windows[0].width, windows[0].height);
  for (const { name, run } of mainFlow) if (await look(name, () => run(page))) passed++;
  for (const { width, height } of windows) {
    await browser.resize(width, height);
    for (const path of pagePaths) {
      const open = async () => {
        await page.open(path);
        await page.seeRole("heading");
      };
      if (await look(`${path} at ${width}`, open)) visited++;
    }
  }
  return { browser: browser.name, passed, visited, problems };
}
