import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with the rule and the elements where axe finds anything against WCAG 2.2 AA or its own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page without its heading is still on its way; that it has one is a rule of axe's.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}
