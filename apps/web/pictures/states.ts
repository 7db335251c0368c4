import { expect, test } from "@playwright/test";
import { specifiedStates } from "../e2e/specified-states.ts";
import { problemsOf, takePicture, views, viewWith } from "./views.ts";

// Takes a picture of each state whose texts the specification names, in the three widths and both looks.
for (const view of views.slice(0, 6)) {
  for (const [person, states] of Object.entries(specifiedStates)) {
    test(`states of a ${person.toLowerCase()}, ${view.name}`, async ({ page }) => {
      test.slow();
      const found: string[] = [];
      for (const [state, lead] of Object.entries(states)) {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await viewWith(page, view);
        await lead(page);
        await page.waitForTimeout(500);
        const name = `state-${person}-${state}`.toLowerCase().replaceAll(/[^a-z]+/g, "-");
        await takePicture(page, name, view);
        found.push(...(await problemsOf(page)).map((problem) => `${state}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
}
