import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectAdminOnly } from "./expect-admin-only.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { confirmEmail, createMember, createPerson, paymentsOf, signInAsAdmin } from "./people.ts";

const path = "/admin/access";

test("a visitor and a member are sent to the home page, and neither loads the page nor its data", async ({
  page,
  request,
}) => {
  const calls = ["/api/operations/account?email=admin@example.com"];
  await expectAdminOnly(page, request, { path, code: /access-page|operations\/account/, calls });
});

test("access moves to a new account after both addresses were verified, and the audit log has the move", async ({
  page,
  request,
}) => {
  const [old, fresh] = [await createMember(request), await createPerson(request)];
  await signInAsAdmin(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Move access" })).toBeVisible();
  const find = async () => {
    await page.getByLabel("Old account").fill(old.email);
    await page.getByLabel("New account").fill(fresh.email);
    await page.getByRole("button", { name: "Find both accounts" }).click();
  };
  await find();
  await expect(page.getByText(`${old.email} is not verified.`)).toBeVisible();
  await confirmEmail(request, old);
  await confirmEmail(request, fresh);
  await find();
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Move access" }).click();
  const dialog = page.getByRole("dialog", { name: "Move the access?" });
  await expect(dialog).toContainText(`${old.email} loses its access, and ${fresh.email} gets it`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await paymentsOf(request, fresh)).length).toBe(0);
  await page.getByRole("button", { name: "Move access" }).click();
  await dialog.getByRole("button", { name: "Move access" }).click();
  await expect(page.getByText(`${fresh.email} has the access now. ${old.email} has none.`)).toBeVisible();
  expect((await paymentsOf(request, fresh)).length).toBe(1);
  expect((await paymentsOf(request, old)).length).toBe(0);
  await expectNoOverflow(page);
  await find();
  await expect(page.getByText(`${fresh.email} has the access already, and ${old.email} has none.`)).toBeVisible();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("row").filter({ hasText: fresh.email })).toContainText(`from account ${old.email}`);
});

test("an address without an account is named", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(path);
  await page.getByLabel("Old account").fill("nobody@example.com");
  await page.getByLabel("New account").fill("member@example.com");
  await page.getByLabel("New account").press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "nobody@example.com" })).toHaveText(
    "No account has the address nobody@example.com. The reader must sign up with it first.",
  );
});
