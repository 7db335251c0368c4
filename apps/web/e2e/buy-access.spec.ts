import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { holdBack } from "./hold-back.ts";
import { pressAt, typeInto } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import {
  cards,
  createMember,
  createPerson,
  enterCard,
  fillIn,
  newEmail,
  password,
  paymentsOf,
  signIn,
  tokenOf,
} from "./people.ts";
import { untilHydrated } from "./until-hydrated.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: /^(Get Lifetime Access|Complete Your Purchase)$/ });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const reading = (page: Page) => page.getByRole("heading", { level: 1, name: "Your reading, in full" });

/** Signs up from the landing page, up to the card form. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Lifetime Access - $62" }).first().click();
  await expect(dialog(page).getByRole("heading", { name: "Get Lifetime Access" })).toBeVisible();
  await fillIn(page, email);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Complete Your Purchase" })).toBeVisible({ timeout: 60_000 });
  await expect(dialog(page)).toContainText(email);
  await expect(dialog(page)).toContainText("Lifetime Access for $62");
}

/** Whether a click on the middle of the control reaches it, and not something above it. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test("a visitor signs up, pays and reads with the keyboard alone, and no URL contains a secret", async ({
  page,
  context,
}) => {
  const email = newEmail();
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto("/");
  await untilHydrated(page);
  await pressAt(page.getByRole("button", { name: "Get Lifetime Access - $62" }).first());
  await typeInto(page.getByLabel("Email"), email);
  await typeInto(page.getByLabel("Password", { exact: true }), password);
  await pressAt(page.getByRole("button", { name: "Continue to Payment" }));
  await typeInto(page.getByLabel("Card number"), cards.pays);
  await typeInto(page.getByLabel("Expiry"), "1234");
  await typeInto(page.getByLabel("Security code"), "123");
  const release = await holdBack(page, "**/payment-status");
  await pressAt(page.getByRole("button", { name: "Create Account & Pay $62" }));
  await expect(toast(page)).toContainText("Payment SuccessfulProcessing your access... Please wait a moment.");
  release();
  const success = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveURL("/success");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Payment Successful!")).toBeVisible();
  await expect(success).toBeFocused();
  // The page says that everything is open, so no toast says that access is still being processed.
  await expect(page.getByText("Processing your access...")).toHaveCount(0);
  await pressAt(page.getByRole("link", { name: "Start Exploring" }));
  await expect(page).toHaveURL("/");
  await expect(reading(page)).toBeVisible();
  const secrets = [email, password, "42424242"];
  const leaks = addresses
    .map((address) => decodeURIComponent(address).replaceAll(/[ +]/g, ""))
    .filter((address) => secrets.some((word) => address.includes(word.replaceAll(" ", ""))));
  expect(leaks).toEqual([]);
});

test("a declined card is corrected and charged once, on a small phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const email = newEmail();
  await signUp(page, email);
  await enterCard(page, cards.declined);
  const pay = page.getByRole("button", { name: "Create Account & Pay $62" });
  await pay.click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
  await expect(toast(page)).toContainText("Payment FailedYour card was declined.");
  await expect(pay).toBeEnabled();
  // The toast covers neither the title nor what comes next.
  expect(await isUncovered(dialog(page).getByRole("heading", { name: "Complete Your Purchase" }))).toBe(true);
  await pay.scrollIntoViewIfNeeded();
  expect(await isUncovered(pay)).toBe(true);
  await enterCard(page, cards.pays);
  await pay.click();
  await expect(page.getByText("Payment Successful!")).toBeVisible();
  const person = await tokenOf(request, email);
  expect(await paymentsOf(request, person)).toMatchObject([{ status: "succeeded" }]);
  await page.goto("/account");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("cell", { name: "$62.00" })).toBeVisible();
});

test("a double click pays once", async ({ page, request }) => {
  const email = newEmail();
  await signUp(page, email);
  await enterCard(page, cards.pays);
  const pay = page.getByRole("button", { name: "Create Account & Pay $62" });
  await pay.dblclick();
  await expect(page.getByText("Payment Successful!")).toBeVisible();
  expect(await paymentsOf(request, await tokenOf(request, email))).toHaveLength(1);
});

test("the bank's authentication leads back to a URL without a query", async ({ page, request }) => {
  const person = await createPerson(request);
  await signIn(page, person.email);
  await page.goto("/checkout");
  await enterCard(page, cards.authenticates);
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful!" })).toBeVisible();
  await expect(page).toHaveURL("/success");
  await expect(page.locator(".animate-postmark")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful!" })).toBeVisible();
  // The postmark comes down once, and not again on a reload.
  await expect(page.locator(".animate-postmark")).toHaveCount(0);
  await page.getByLabel("Your birth date").fill("1990-01-26");
  await page.getByRole("button", { name: "Stamp My Seal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Snake" })).toBeFocused();
  await expect(page.locator(".animate-stamp")).toHaveCount(1);
  await expect(page).toHaveURL(/^[^?]+\/personal\?view=reading$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Snake");
});

test("a failed authentication leads to another attempt, which pays once", async ({ page, request }) => {
  const person = await createPerson(request);
  await signIn(page, person.email);
  await page.goto("/checkout");
  await enterCard(page, cards.authenticates);
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Failed" })).toBeVisible();
  await page.getByRole("link", { name: "Try Payment Again" }).click();
  await enterCard(page, cards.pays);
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful!" })).toBeVisible();
  const payments = await paymentsOf(request, person);
  expect(payments.filter(({ status }) => status === "succeeded")).toHaveLength(1);
});

test("the form works after going back from the bank's page", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  await page.goto("/checkout");
  await enterCard(page, cards.authenticates);
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await expect(page.getByRole("button", { name: "Complete authentication" })).toBeVisible();
  await page.goBack();
  await enterCard(page, cards.pays);
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful!" })).toBeVisible();
});

test("a tab closed between the payment and the response loses nothing", async ({ page, browser, request }) => {
  const person = await createPerson(request);
  await signIn(page, person.email);
  await page.goto("/checkout");
  await enterCard(page, cards.pays);
  const closed = page.waitForEvent("close");
  await page.route("**/confirm", async (route) => {
    await route.fetch();
    await page.close();
  });
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await closed;
  const later = await browser.newContext();
  const elsewhere = await later.newPage();
  await signIn(elsewhere, person.email);
  await expect(reading(elsewhere)).toBeVisible();
  await later.close();
});

test("the payment link opens the provider's page with the email filled in, and its payment grants access", async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await signIn(page, person.email);
  await page.goto("/checkout");
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open the payment page" }).click();
  const provider = await popup;
  await expect(provider.getByLabel("Email")).toHaveValue(person.email);
  await provider.getByLabel("Card number").fill(cards.pays);
  await provider.getByLabel("Expiry").fill("12 / 34");
  await provider.getByLabel("Security code").fill("123");
  await provider.getByRole("button", { name: "Pay $62.00" }).click();
  await expect(provider.getByText("Thanks for your payment")).toBeVisible();
  await provider.close();
  await page.getByRole("link", { name: "I have paid" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful!" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "Start Exploring" }).click();
  await expect(reading(page)).toBeVisible();
});

test("a payment link that can't be loaded shows an error", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  await page.route("**/api/payment-link", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Open the payment page" }).click();
  await expect(page.getByText("Unable to redirect to payment. Please try again.")).toBeVisible();
});

test("the offer of the sample opens the same dialog", async ({ page }) => {
  await page.goto("/zodiac-sample");
  await page.getByLabel("Birth date").fill("1990-01-30");
  await page.getByRole("button", { name: "Discover My Zodiac Sign" }).click();
  // The locks name counts, and the page holds nothing of what they lock.
  await expect(page.getByRole("listitem").filter({ hasText: "Opens with full access" })).toHaveText([
    /\d+ companies, \d+ car brands?, \d+ states?/,
    /\d+ companies, \d+ car brands?, \d+ states?/,
    /\d+ companies, \d+ car brands?, \d+ states?/,
  ]);
  await page.getByRole("button", { name: "Get Full Access - $62" }).click();
  await expect(dialog(page)).toBeVisible();
});

test("the dialog shows what is wrong with the details, and closing it clears them", async ({ page, request }) => {
  const taken = await createPerson(request);
  await page.goto("/");
  const open = page.getByRole("button", { name: "Get Lifetime Access - $62" }).first();
  await open.click();
  const next = page.getByRole("button", { name: "Continue to Payment" });
  const problem = dialog(page).getByRole("alert").filter({ hasText: /./ });
  await next.click();
  await expect(problem).toHaveText("Please fill in all fields");
  await fillIn(page, "nobody@", "secret");
  await next.click();
  await expect(problem).toHaveText("Invalid email address. Please enter a valid email.");
  await fillIn(page, newEmail(), "12345");
  await next.click();
  await expect(problem).toHaveText("Password must be at least 6 characters");
  await fillIn(page, taken.email);
  await next.click();
  await expect(problem).toHaveText(
    "An account with this email already exists. Please use a different email or sign in.",
  );
  await page.getByRole("button", { name: "Show password" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await expect(problem).toHaveCount(0);
});

test("a payment that can't be set up shows an error, and the next attempt continues with the same account", async ({
  page,
}) => {
  await page.route("**/api/create-payment-intent", (route) =>
    route.fulfill({ status: 503, json: { error: "Payments are out of reach.", code: "payment-unavailable" } }),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Get Lifetime Access - $62" }).first().click();
  await fillIn(page, newEmail());
  const next = page.getByRole("button", { name: "Continue to Payment" });
  await next.click();
  await expect(page.getByText("Payment setup failed. Please try again or contact support.")).toBeVisible({
    timeout: 60_000,
  });
  await page.unroute("**/api/create-payment-intent");
  await next.click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});

test("a failed connection and a failed registration show an error", async ({ page }) => {
  await page.route("**/api/user/register", (route) => route.fulfill({ status: 500, body: "" }));
  await page.route("**/api/config", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Get Lifetime Access - $62" }).first().click();
  await fillIn(page, newEmail());
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(
    page.getByText(
      "Failed to create account: Network error: Unable to connect to server. Please check your connection.",
    ),
  ).toBeVisible();
  await page.unroute("**/api/config");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByText("Failed to create account: Failed to register user in database")).toBeVisible({
    timeout: 60_000,
  });
});

test("the checkout asks visitors to sign in and leads them back", async ({ page, request }) => {
  const person = await createPerson(request);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1, name: "Sign In Required" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await fillIn(page, person.email);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/checkout");
  await expect(page.getByText("$62.00")).toBeVisible();
  await expect(page.getByText("No recurring charges")).toBeVisible();
});

test("the checkout shows that it is preparing, then the failure, and works on the next try", async ({
  page,
  request,
}) => {
  await signIn(page, (await createPerson(request)).email);
  const release = await holdBack(page, "**/api/create-payment-intent", { status: 503, body: "" });
  await page.goto("/checkout");
  await expect(page.getByText("Preparing your payment...")).toBeVisible();
  release();
  await expect(toast(page)).toContainText("ErrorFailed to initialize payment. Please try again.");
  await page.unroute("**/api/create-payment-intent");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});

test("a form that is still loading shows that instead of paying", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  const release = await holdBack(page, "**/sandbox-card-*.js");
  await page.goto("/checkout");
  const pay = page.getByRole("button", { name: "Complete Payment - $62" });
  await pay.click();
  await expect(page.getByText("Payment form is still loading. Please wait a moment and try again.")).toBeVisible();
  release();
  await enterCard(page, cards.poor);
  await pay.click();
  await expect(
    page.getByRole("main").getByRole("alert").filter({ hasText: "Your card has insufficient funds." }),
  ).toBeVisible();
});

test("an unreachable provider leaves the form unchanged", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  await page.goto("/checkout");
  await page.route("**/confirm", (route) => route.abort());
  await enterCard(page, cards.pays);
  await page.getByRole("button", { name: "Complete Payment - $62" }).click();
  await expect(
    page.getByRole("main").getByRole("alert").filter({ hasText: "An error occurred. Please try again." }),
  ).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue(cards.pays);
});

test("a user with access is not asked to pay again", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1, name: "You have lifetime access" })).toBeVisible();
});

test("the success page asks visitors to sign in", async ({ page }) => {
  await page.goto("/success");
  await expect(page.getByRole("heading", { level: 1, name: "Authentication Required" })).toBeVisible();
});

test("the success page checks twenty times, even after errors, and then asks the reader to wait", async ({
  page,
  request,
}) => {
  await signIn(page, (await createPerson(request)).email);
  await page.clock.install();
  let checks = 0;
  await page.route("**/payment-status", (route) => {
    checks += 1;
    return checks % 2 ? route.fulfill({ json: { hasPaid: false, paymentFailed: false } }) : route.abort();
  });
  await page.goto("/success");
  await expect(page.getByText("Check 1 of 20")).toBeVisible();
  for (let check = 2; check < 20; check++) {
    await page.clock.fastForward(3000);
    await expect(page.getByText(`Check ${check} of 20`)).toBeVisible();
  }
  await page.clock.fastForward(3000);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Processing" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("60 seconds");
  await expect(page.getByRole("main")).toContainText("do not pay again");
  // One more call belongs to the sign-in.
  expect(checks).toBe(21);
});

test("the success page redirects to the home page after 15 seconds", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.clock.install();
  await page.goto("/success");
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful!" })).toBeVisible();
  await page.clock.fastForward(14_000);
  await expect(page).toHaveURL("/success");
  await page.clock.fastForward(1_500);
  await expect(page).toHaveURL("/");
  await expect(reading(page)).toBeVisible();
});

test("the dialog traps the focus, and Escape closes it", async ({ page }) => {
  await page.goto("/");
  const open = page.getByRole("button", { name: "Get Lifetime Access - $62" }).first();
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    // After the last control, a focus guard moves the focus back to the first.
    await expect(page.locator('[role="dialog"] :focus')).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

for (const look of looks) {
  const { colorScheme, width } = look;
  test(`both steps of the dialog, the checkout and the success page pass axe, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await setLook(page, look);
    await page.goto("/");
    await page.getByRole("button", { name: "Get Lifetime Access - $62" }).first().click();
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expectAccessible(page);
    await fillIn(page, newEmail(), password);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByLabel("Card number")).toBeVisible({ timeout: 60_000 });
    await page.getByText("Test cards").click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Close" }).click();
    await page.goto("/checkout");
    await expect(page.getByLabel("Card number")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/success");
    await expect(page.getByText("Check 1 of 20")).toBeVisible();
    await expectAccessible(page);
  });
}

test("checkout and success page fit every width", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  await page.goto("/checkout");
  await expect(page.getByLabel("Card number")).toBeVisible();
  await expectNoOverflow(page);
  await page.goto("/success");
  await expect(page.getByText("Check 1 of 20")).toBeVisible();
  await expectNoOverflow(page);
});
