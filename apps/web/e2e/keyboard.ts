import { expect, type Locator } from "@playwright/test";

// A flow that uses only these functions and `page.keyboard` needs no pointer. `locator.press` would prove less: it moves
// the focus by script, also to a control that Tab does not reach.

/** More presses than any page of the flows has controls. */
const maxPresses = 250;

/** Moves the focus to the control with Tab, or with Shift+Tab if the control comes before the focus. */
export async function tabTo(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await expect(control).toBeVisible();
  // Found once: to find a control by its role takes longer than a press.
  let target = await control.elementHandle();
  const isBefore = await target?.evaluate(
    (element) => document.activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
  );
  for (let presses = 0; presses < maxPresses; presses++) {
    const place = await target?.evaluate((element) => {
      if (element === document.activeElement) return "focused";
      return element.isConnected ? "elsewhere" : "replaced";
    });
    if (place === "focused") return;
    // A page that still loads may replace the control. The old one is never reached.
    if (place === "replaced") target = await control.elementHandle();
    await keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  throw new Error(`${control} is not reached with ${maxPresses} presses of Tab.`);
}

/** Moves the focus to the control and presses the key. */
export async function pressAt(control: Locator, key = "Enter"): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Moves the focus to the field and types, in place of the text that is there. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await pressAt(field, "ControlOrMeta+a");
  await field.page().keyboard.type(text);
}
