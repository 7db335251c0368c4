/// <reference lib="dom" />
import type { Browser, Page } from "@playwright/test";
import type { StoredSession } from "../sign-in.ts";
import { type Group, groups } from "./interactions.ts";

/** How long one interaction took, in milliseconds. */
export interface InteractionFigure {
  readonly group: string;
  readonly step: string;
  /** From the press to the next paint. */
  readonly paint: number;
  /** From the press to the paint of the last change of the page, with what it loads. */
  readonly result: number;
}

/** A laptop with this slowdown is about as fast as a phone of the middle class. */
const slowdown = 4;
/** The shortest duration that browsers report, and their rounding. */
const shortestMs = 16;
/** A page goes on after the first paint. It is done when nothing has changed for this long. */
const settleMs = 500;

/** Drives every interaction once, on a phone with a slow processor. */
export async function measureInteractions(
  browser: Browser,
  baseURL: string,
  member: StoredSession,
): Promise<InteractionFigure[]> {
  const figures: InteractionFigure[] = [];
  for (const group of groups) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      ...(group.as === "member" && { storageState: member }),
    });
    await context.addInitScript(record);
    const page = await context.newPage();
    figures.push(...(await measureGroup(page, group)));
    await context.close();
  }
  return figures;
}

async function measureGroup(page: Page, { name, path, ready, steps }: Group): Promise<InteractionFigure[]> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const figures: InteractionFigure[] = [];
  for (const { name: step, prepare, act } of steps) {
    await prepare?.(page);
    await settle(page);
    await page.evaluate(() => {
      window.recorded.pressedAt = performance.now();
      window.recorded.durations.length = 0;
    });
    await act(page);
    await settle(page);
    const { durations, pressedAt, changedAt } = await page.evaluate(() => window.recorded);
    const paint = Math.max(shortestMs, ...durations);
    figures.push({ group: name, step, paint, result: Math.max(paint, changedAt - pressedAt) });
  }
  return figures;
}

/** Waits until the page has stopped changing. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(settleMs);
  await page.waitForFunction((quietMs) => performance.now() - window.recorded.changedAt > quietMs, settleMs);
}

interface Recorded {
  /** The durations of the events of interactions, from the press to the next paint. */
  readonly durations: number[];
  /** The time of the last press or key. */
  pressedAt: number;
  /** The time when the last change was painted. */
  changedAt: number;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** Runs in the page, before its scripts. Also names the sign of the reader, as after a birth date. */
function record(): void {
  const recorded: Recorded = { durations: [], pressedAt: 0, changedAt: 0 };
  window.recorded = recorded;
  sessionStorage.setItem("zodiac:readers-sign", "dragon");
  const timing = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      // Headless Chromium paints the letters of the preparation late, and reports them late.
      if (entry.interactionId && entry.startTime >= recorded.pressedAt) recorded.durations.push(entry.duration);
    }
  });
  timing.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, ({ timeStamp }) => (recorded.pressedAt = timeStamp), { capture: true });
  }
  // A task that a frame has scheduled runs after the frame is painted.
  const noteChange = () => setTimeout(() => (recorded.changedAt = performance.now()));
  new MutationObserver(() => requestAnimationFrame(noteChange)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
