import { expect, type Page } from "@playwright/test";
import { createAdmin, newTitle } from "./articles.ts";
import { holdBack } from "./hold-back.ts";
import { cards, createPerson, enterCard, fillIn, newEmail, openAsMember, signIn, storeSession } from "./people.ts";
import { seedArticles } from "./seed-articles.ts";
import { textPattern } from "./text-pattern.ts";
import { uniqueWord } from "./unique-word.ts";
import { untilHydrated } from "./until-hydrated.ts";

/** Leads to a state of the product. The states of one person follow one another in the same page. */
type Step = (page: Page) => Promise<void>;

const goTo =
  (path: string): Step =>
  async (page) => {
    await page.goto(path);
  };
const press = (page: Page, name: string) =>
  page
    .getByRole("button", { name: textPattern(name) })
    .first()
    .click({ timeout: 15_000 });
const logOut: Step = async (page) => {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  await press(page, "Logout");
};
const noAnswer = { status: 503, body: "" };
const withBirthDate: Step = async (page) => {
  await untilHydrated(page);
  await page.getByLabel("Birth date").fill("1990-01-30");
  await page.getByLabel("Birth date").press("Enter");
};

/** Answers calls in place of the server, then leads to the state. */
const answering =
  (url: string | RegExp, answer: object, then: Step): Step =>
  async (page) => {
    await page.route(url, (route) => route.fulfill(answer));
    await then(page);
  };

const provider = (message: string) => ({ status: 400, json: { error: { code: 400, message, errors: [] } } });
const signUpWith = (answer: object) => answering("**/accounts:signUp*", answer, continueToPayment);
const logInWith = (message: string) => answering("**/accounts:signInWithPassword*", provider(message), logIn);

async function continueToPayment(page: Page, email = newEmail(), password = "correct horse"): Promise<void> {
  await fillIn(page, email, password);
  await press(page, "Continue to Payment");
}

async function logIn(page: Page): Promise<void> {
  await fillIn(page, newEmail());
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

const visitor: Record<string, Step> = {
  "landing page": goTo("/"),
  "unknown address": goTo("/no-such-page"),
  "sign-up details": async (page) => {
    await page.goto("/");
    await press(page, "Get Lifetime Access - $62");
  },
  "sign-up without an address": (page) => press(page, "Continue to Payment"),
  "sign-up with a taken address": signUpWith(provider("EMAIL_EXISTS")),
  "sign-up with a weak password": signUpWith(provider("WEAK_PASSWORD")),
  "sign-up with a wrong address": (page) => continueToPayment(page, "nobody@"),
  "sign-up that the provider refuses": signUpWith(provider("OPERATION_NOT_ALLOWED")),
  "sign-up without a payment": answering("**/api/create-payment-intent", noAnswer, continueToPayment),
  // Another address: the account of the failed attempt exists, and the button then offers to pay only.
  "sign-up payment": (page) => continueToPayment(page),
  "sample form": async (page) => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/zodiac-sample");
  },
  "sample result": withBirthDate,
  "login page": goTo("/login"),
  "login of an unknown user": logInWith("EMAIL_NOT_FOUND"),
  "login with a wrong password": logInWith("INVALID_PASSWORD"),
  "login with a wrong address": logInWith("INVALID_EMAIL"),
  "login after too many attempts": logInWith("TOO_MANY_ATTEMPTS_TRY_LATER"),
  "login with another error": logInWith("SOMETHING_ELSE"),
  "login in progress": async (page) => {
    await holdBack(page, "**/accounts:signInWithPassword*");
    await logIn(page);
  },
  "checkout when signed out": goTo("/checkout"),
  "success page when signed out": goTo("/success"),
  blog: goTo("/blog"),
};

const status = (answer: object) =>
  answering("**/payment-status", { json: { hasPaid: false, paymentFailed: false, ...answer } }, goTo("/success"));
const payWith = async (page: Page, card: string) => {
  await enterCard(page, card);
  await press(page, "Complete Payment - $62");
};
const buyer: Record<string, Step> = {
  "after signing in": async (page) => signIn(page, (await createPerson(page.request)).email),
  "checkout in preparation": async (page) => {
    await holdBack(page, "**/api/create-payment-intent");
    await page.goto("/checkout");
  },
  "checkout that fails": answering("**/api/create-payment-intent", noAnswer, goTo("/checkout")),
  checkout: async (page) => {
    await press(page, "Try again");
    await expect(page.getByLabel("Card number")).toBeVisible();
  },
  "payment link that fails": answering("**/api/payment-link", noAnswer, (page) => press(page, "Open the payment page")),
  "payment that is refused": answering(
    "**/confirm",
    { status: 402, json: { error: { type: "card_error", code: "card_declined" } } },
    (page) => payWith(page, cards.pays),
  ),
  "payment that is interrupted": async (page) => {
    await page.route("**/confirm", (route) => route.abort());
    await press(page, "Complete Payment - $62");
  },
  "success page while it checks": status({}),
  "success page without a result": async (page) => {
    await page.clock.install();
    await status({})(page);
    for (let check = 1; check < 20; check++) {
      await expect(page.getByText(`Check ${check} of 20`)).toBeVisible();
      await page.clock.fastForward(3000);
    }
    await page.clock.fastForward(3000);
  },
  "success page after a failure": status({ paymentFailed: true }),
  payment: async (page) => {
    await page.goto("/checkout");
    await payWith(page, cards.pays);
  },
  "success page": async () => undefined,
  "failed sign-out": async (page) => {
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        throw new Error("The browser does not allow it.");
      };
    });
    await logOut(page);
  },
  "sign-out": async (page) => {
    await page.reload();
    await untilHydrated(page);
    await logOut(page);
  },
};

const member: Record<string, Step> = {
  reading: async (page) => {
    await openAsMember(page, "/personal");
    await withBirthDate(page);
  },
  companies: goTo("/companies?view=all"),
  "companies that can't be loaded": answering("**/api/companies{?*,}", noAnswer, goTo("/companies?view=all")),
  "companies of a search without a result": goTo("/companies?search=qqxxzz"),
  "companies of a sign without a result": answering(
    "**/api/companies{?*,}",
    { json: { companies: [] } },
    goTo("/companies?zodiac=goat"),
  ),
  "no companies": answering("**/api/companies{?*,}", { json: { companies: [] } }, goTo("/companies?view=all")),
  "check of the job boards that fails": answering("**/api/scrape", noAnswer, (page) =>
    press(page, "Check job boards now"),
  ),
  "car brands": goTo("/car-brands?view=all&page=2"),
  "car brands that can't be loaded": answering("**/api/car-brands{?*,/**}", noAnswer, goTo("/car-brands")),
  "no car brands": answering(
    "**/api/car-brands?*",
    { json: { carBrands: [], totalPages: 0 } },
    goTo("/car-brands?zodiac=ox"),
  ),
  "US states": goTo("/us-states?page=2"),
  "US states that can't be loaded": answering("**/api/us-states{?*,/**}", noAnswer, goTo("/us-states")),
  "no US states": goTo("/us-states?zodiac=rooster&region=West"),
};

const generation = {
  id: 71,
  trigger: "admin",
  keyword: "rat and dragon",
  title: null,
  state: "done",
  step: null,
  hasWorker: true,
  problem: null,
  gates: null,
  post: { id: 12, title: "Rat and dragon", slug: "rat-and-dragon", status: "published" },
  createdAt: new Date().toISOString(),
  endedAt: new Date().toISOString(),
};
const addKeyword: Step = async (page) => {
  await page.getByLabel("New keyword").fill(uniqueWord());
  await page.getByLabel("New keyword").press("Enter");
};

const administrator: Record<string, Step> = {
  "blog admin": async (page) => {
    const admin = await createAdmin(page.request);
    await seedArticles([{ title: newTitle(), status: "published", publishedAt: new Date() }]);
    await storeSession(page, admin.email);
    await page.goto("/blog-admin");
  },
  "articles that can't be loaded": answering(/\/api\/blog\/posts\?/, noAnswer, goTo("/blog-admin")),
  "initialization that fails": async (page) => {
    await page.route("**/api/blog/initialize", (route) => route.abort());
    await press(page, "Initialize System");
  },
  "internal links that fail": answering("**/api/blog/add-internal-links", noAnswer, (page) =>
    press(page, "Add Internal Links"),
  ),
  "generation that fails": answering("**/api/blog/generate-random", noAnswer, (page) =>
    press(page, "Generate Random Article"),
  ),
  initialization: (page) => press(page, "Initialize System"),
  "internal links": (page) => press(page, "Add Internal Links"),
  "generation that ends": answering(
    "**/api/blog/generate-random",
    { json: { message: "Done", keyword: generation.keyword, generation } },
    (page) => press(page, "Generate Random Article"),
  ),
  editor: async (page) => {
    await page.goto("/blog-admin");
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
  },
  "save that fails": answering(/\/api\/blog\/posts\/\d+$/, noAnswer, async (page) => {
    await page.getByLabel("Meta description").fill("What the Ox does while the others run.");
    await press(page, "Save & Regenerate HTML");
  }),
  save: (page) => press(page, "Save & Regenerate HTML"),
  keywords: goTo("/blog-admin?tab=keywords"),
  "keyword that fails": async (page) => {
    await page.route("**/api/blog/keywords", (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill(noAnswer),
    );
    await addKeyword(page);
  },
  keyword: addKeyword,
  "no keywords": answering("**/api/blog/keywords", { json: { keywords: [] } }, goTo("/blog-admin?tab=keywords")),
};

/** The steps to the states of `specified-texts.md`, in its order. */
export const specifiedStates: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  Visitor: visitor,
  Buyer: buyer,
  Member: member,
  Administrator: administrator,
};
