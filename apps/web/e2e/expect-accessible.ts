import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with the rules and elements that violate WCAG 2.2 AA or axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page without its heading is still loading. Axe itself requires the heading.
  await page.locator("h1").first().waitFor({ state: "attached" });
  // Axe opens a blank page to join the results of frames. Without frames it needs none and takes half the time.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}
