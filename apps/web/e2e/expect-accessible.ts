import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with the rules and elements that violate WCAG 2.2 AA or axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page without its heading is still loading. Axe itself requires the heading.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}
