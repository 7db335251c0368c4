import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { holdBack } from "./hold-back.ts";
import { pressAt, typeInto } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, createPerson, emailedCode, fillIn, newEmail, password, signIn } from "./people.ts";

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign In" });
const problem = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: /./ });

test("signing in with the keyboard alone greets the user and leads home", async ({ page, request }) => {
  const { email } = await createMember(request);
  await page.goto("/login");
  await expect(page.getByRole("link", { name: "Sign up for $62" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await typeInto(page.getByLabel("Email"), email);
  await typeInto(page.getByLabel("Password", { exact: true }), password);
  await pressAt(submit(page));
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByText("You've successfully logged in.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Your Zodiac" })).toBeVisible();
});

test("each failed sign-in has its own message", async ({ page, request }) => {
  const { email } = await createPerson(request);
  await page.goto("/login");
  await fillIn(page, email, "not the word");
  await submit(page).click();
  await expect(problem(page)).toHaveText("Incorrect password. Please try again.");
  await fillIn(page, newEmail());
  await submit(page).click();
  await expect(problem(page)).toHaveText("No account found with this email. Please sign up first.");
  for (const [code, text] of [
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "Too many failed attempts. Please try again later."],
    ["INVALID_LOGIN_CREDENTIALS", "Incorrect email or password. Please try again."],
    ["INVALID_EMAIL", "Please enter a valid email address."],
    ["SOMETHING_ELSE", "Login failed. Please try again."],
  ] as const) {
    await page.route("**/accounts:signInWithPassword*", (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
    );
    await submit(page).click();
    await expect(problem(page)).toHaveText(text);
    await page.unroute("**/accounts:signInWithPassword*");
  }
});

test("the button is disabled and shows progress during the sign-in", async ({ page, request }) => {
  const { email } = await createPerson(request);
  await page.goto("/login");
  const release = await holdBack(page, "**/accounts:signInWithPassword*");
  await fillIn(page, email);
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  release();
  await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("signing in waits for the local emulator to start", async ({ page, request }) => {
  const { email } = await createPerson(request);
  const { authEmulatorUrl } = await (await request.get("/api/config")).json();
  let up = false;
  await page.route(`${authEmulatorUrl}/`, (route) => (up ? route.continue() : route.abort()));
  await page.goto("/login");
  await fillIn(page, email);
  await submit(page).click();
  await expect(page.getByText("Sign-in is still starting on this machine.")).toBeVisible();
  up = true;
  await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/login");
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("signing out shows a message and hides the reading", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.goto("/personal");
  await expect(page.getByLabel("Birth date")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goto("/personal");
  await expect(page.getByRole("heading", { level: 1, name: /^Which companies/ })).toBeVisible();
});

test("one toast is visible at a time", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome back!")).toBeHidden();
});

test("a session survives a reload and reaches other tabs", async ({ page, context, request }) => {
  const other = await context.newPage();
  await other.goto("/");
  await signIn(page, (await createMember(request)).email);
  await expect(other.getByRole("heading", { level: 1, name: "Your reading, in full" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Your reading, in full" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(other.getByRole("heading", { level: 1, name: /^Which companies/ })).toBeVisible();
});

test("a password is reset with the keyboard alone, and its link works once", async ({ page, request }) => {
  const { email } = await createPerson(request);
  await page.goto("/login");
  await pressAt(page.getByRole("link", { name: "Forgot your password?" }));
  await expect(page.getByRole("heading", { level: 1, name: "Reset your password" })).toBeVisible();
  await typeInto(page.getByLabel("Email"), email);
  await pressAt(page.getByRole("button", { name: "Send the link" }));
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the link from the email" })).toBeVisible();
  const link = `/auth/action?mode=resetPassword&oobCode=${await emailedCode(request, email, "PASSWORD_RESET")}`;
  await page.goto(link);
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  const field = page.getByLabel("New password");
  await typeInto(field, "short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await typeInto(field, "battery staple");
  await pressAt(page.getByRole("button", { name: "Save the password" }));
  await expect(page).toHaveURL("/login");
  await fillIn(page, email, password);
  await submit(page).click();
  await expect(problem(page)).toHaveText("Incorrect password. Please try again.");
  await fillIn(page, email, "battery staple");
  await submit(page).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
});

test("an email address without an account gets the same response", async ({ page }) => {
  const email = newEmail();
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible({ timeout: 60_000 });
});

test("a link confirms an email address", async ({ page, request }) => {
  const { email } = await createPerson(request);
  await signIn(page, email);
  await page.goto("/account");
  await expect(page.getByText(`${email} is not confirmed yet.`)).toBeVisible();
  await page.getByRole("button", { name: "Send a confirmation link" }).click();
  await page.getByRole("link", { name: "Open the link from the email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your email address is confirmed" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByRole("region", { name: "Email address" })).toContainText(`Confirmed${email}`);
});

test("an incomplete link shows an error", async ({ page }) => {
  await page.goto("/auth/action?mode=resetPassword");
  await expect(page.getByRole("heading", { level: 1, name: "This link is incomplete" })).toBeVisible();
});

test("a failed sign-in and the password reset pass axe and fit every width", async ({ page }) => {
  for (const look of looks) {
    await setLook(page, look);
    await page.goto("/reset-password");
    await expect(page.getByRole("heading", { level: 1, name: "Reset your password" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/login");
    await fillIn(page, newEmail());
    await submit(page).click();
    await expect(problem(page)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});
