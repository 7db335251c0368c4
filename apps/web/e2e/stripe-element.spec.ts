import { expect, type Page, test } from "@playwright/test";
import { createPerson, signIn } from "./people.ts";

// The page with real Stripe keys. A few lines replace Stripe's script, which is not available offline. The local
// Content-Security-Policy does not allow Stripe, so the tests bypass it.
test.use({ bypassCSP: true });
const publishableKey = "pk_test_0123456789";

async function openCheckout(page: Page, script: string | undefined): Promise<void> {
  await page.route("**/api/config", async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, stripePublishableKey: publishableKey, stripeSandboxUrl: null } });
  });
  await page.route("https://js.stripe.com/**", (route) =>
    script ? route.fulfill({ contentType: "text/javascript", body: script }) : route.abort(),
  );
  await signIn(page, (await createPerson(page.request)).email);
  await page.goto("/checkout");
}

/** A replacement for Stripe's script. Its form is ready at once, and its payments have the given result. */
function fakeStripe(result: object): string {
  const element = `{ mount(place) { place.textContent = "Form of Stripe"; }, destroy() {}, update() {}, off() {},
    on(name, listener) { if (name === "ready") setTimeout(listener); } }`;
  return `window.Stripe = (key) => ({
    elements: (options) => { window.shown = { key, ...options }; return { create: () => (${element}), update() {}, getElement: () => null }; },
    confirmPayment: async ({ elements, ...order }) => { window.ordered = order; return ${JSON.stringify(result)}; },
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  });`;
}

const pay = (page: Page) => page.getByRole("button", { name: "Complete Payment - $62" });

test("Stripe's form gets the payment and the page's colors, and leads back without a credential", async ({
  page,
  baseURL,
}) => {
  await openCheckout(page, fakeStripe({ paymentIntent: { status: "succeeded" } }));
  await expect(page.getByText("Form of Stripe")).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveCount(0);
  await pay(page).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Payment Successful");
  const { shown, ordered } = await page.evaluate(() => {
    const { shown, ordered } = window as unknown as Record<string, { [name: string]: unknown }>;
    return { shown, ordered };
  });
  expect(shown).toMatchObject({
    key: publishableKey,
    clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    appearance: { variables: { colorPrimary: "rgb(169, 43, 28)" } },
  });
  expect(ordered).toEqual({ confirmParams: { return_url: `${baseURL}/success` }, redirect: "if_required" });
});

test("a refusal shows Stripe's message, and the form can be submitted again", async ({ page }) => {
  await openCheckout(page, fakeStripe({ error: { message: "Your card number is incomplete." } }));
  await expect(page.getByText("Form of Stripe")).toBeVisible();
  await pay(page).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "Your card number is incomplete.",
  );
  await expect(pay(page)).toBeEnabled();
});

test("a refusal without a message shows the general one", async ({ page }) => {
  await openCheckout(page, fakeStripe({ error: {} }));
  await expect(page.getByText("Form of Stripe")).toBeVisible();
  await pay(page).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "Payment failed. Please try again.",
  );
});

test("a form that can't be loaded shows an error", async ({ page }) => {
  await openCheckout(page, undefined);
  await expect(page.getByText("The payment form could not be loaded.")).toBeVisible();
  await pay(page).click();
  await expect(page.getByText("Payment form is still loading. Please wait a moment and try again.")).toBeVisible();
});
