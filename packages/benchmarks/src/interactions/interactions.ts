import type { Page } from "@playwright/test";

/** A group of interactions on one page. */
export interface Group {
  readonly name: string;
  readonly path: string;
  readonly as: "visitor" | "member";
  /** What is there when the page is ready. */
  readonly ready: string;
  readonly steps: readonly Step[];
}

/** One press or key. What comes before it is in `prepare`. */
interface Step {
  readonly name: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const tap = (name: string, selector: string): Step => ({
  name,
  prepare: (page) => page.locator(selector).first().scrollIntoViewIfNeeded(),
  act: (page) => page.locator(selector).first().tap(),
});

/** Types a text without its last letter as the preparation, and then that letter. */
const typeLast = (name: string, selector: string, text: string): Step => ({
  name,
  prepare: async (page) => {
    await page.locator(selector).fill("");
    await page.locator(selector).pressSequentially(text.slice(0, -1));
  },
  act: (page) => page.keyboard.press(text.slice(-1)),
});

const search = 'input[type="search"]';
const second = '[role="group"][aria-label="Second side"]';

export const groups: readonly Group[] = [
  {
    name: "Wheel",
    path: "/",
    as: "visitor",
    ready: 'nav[aria-label="The twelve signs"] a',
    steps: [
      tap("choose the Horse", 'nav[aria-label="The twelve signs"] a:has-text("Horse")'),
      tap("choose the Rat", 'nav[aria-label="The twelve signs"] a:has-text("Rat")'),
      tap("next year", 'nav[aria-label="The twelve signs"] a[aria-label^="Year"] >> nth=1'),
      typeLast("type a year", "#born", "1975"),
    ],
  },
  {
    name: "Filters",
    path: "/companies",
    as: "member",
    ready: 'main a[href^="/companies/"]',
    steps: [
      tap("all companies", 'nav[aria-label="Which companies"] a:has-text("All")'),
      tap("one sign", 'nav[aria-label="Zodiac sign"] a:has-text("Snake")'),
      tap("a second sign", 'nav[aria-label="Zodiac sign"] a:has-text("Horse")'),
      {
        name: "an industry",
        prepare: (page) => page.locator('select[name="industry"]').focus(),
        act: (page) => page.keyboard.press("t"),
      },
      tap("next page", 'a:has-text("Next")'),
      tap("why a score", 'button[title^="Why"]'),
      typeLast("type a name", search, "micro"),
      tap("with openings", 'label:has-text("With openings")'),
    ],
  },
  {
    name: "Timeline",
    path: "/car-brands",
    as: "member",
    ready: "#decade-1960",
    steps: [
      tap("open the 1960s", "#decade-1960"),
      tap("open the 2010s", "#decade-2010"),
      tap("close the 2010s", "#decade-2010"),
      tap("all brands", 'nav[aria-label="Which car brands"] a:has-text("All")'),
    ],
  },
  {
    name: "Map",
    path: "/us-states",
    as: "member",
    ready: "#map-texas",
    steps: [
      tap("choose Texas", "#map-texas"),
      tap("choose California", "#map-california"),
      tap("choose Montana", "#map-montana"),
    ],
  },
  {
    name: "Match",
    path: "/personal/match?a=person:dragon&b=company:Apple",
    as: "member",
    ready: `${second} h2`,
    steps: [
      typeLast("name a company", `${second} input`, "Reddit"),
      tap("swap", 'button:has-text("Swap")'),
      tap("a state instead", `${second} button:has-text("State")`),
      typeLast("name a state", `${second} input`, "Texas"),
      tap("one that fits better", 'section[aria-labelledby="better"] a'),
    ],
  },
];
