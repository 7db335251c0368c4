import { appFailed } from "../src/early/app-events.ts";
import { lookScript } from "./look-script.ts";
import { findSession, markMember, preload } from "./session-script.ts";

/** When a page loads the app for a visitor: after the first paint, or when the reader first scrolls, points or types. */
export type StartMoment = "paint" | "first-input";

/**
 * Returns the script that starts a prerendered page. In a browser that stores a session it marks the document, which hides
 * a page that is rendered for visitors, and loads the app at once.
 *
 * The scripts are fetched together and evaluated one after the other. No task may block a phone for long.
 *
 * @param scripts the addresses of the app's scripts, each after those that it imports; the last one is the entry
 * @param memberFiles the addresses of the scripts that a page with a frame loads for a member
 */
export function startScript(scripts: readonly string[], moment: StartMoment, memberFiles?: readonly string[]): string {
  return `{
${loading(scripts)}
${visitorStarts[moment]}
${lookScript}
${findSession}
${memberFiles ? markMember : ""}
if (session) {
  document.documentElement.dataset.session = "";
  ${memberFiles ? startWithFrame(memberFiles) : "start();"}
} else {
  startForVisitor();
}
}`;
}

/** A member's scripts are loaded when the browser has painted the frame. */
function startWithFrame(memberFiles: readonly string[]): string {
  return `const startWithFiles = () => {
    start();
    preload(${JSON.stringify(memberFiles)});
  };
  ${afterPaint("startWithFiles")}
  if (isMember) startAfterPaint();
  else start();`;
}

/**
 * Returns the script that starts a page with a frame: for a member after the browser has painted the frame, for everybody else at
 * once.
 */
export function frameScript(scripts: readonly string[], memberFiles: readonly string[]): string {
  return `{
${findSession}
${markMember}
${loading(scripts)}
const startWithFiles = () => {
  start();
  if (session) preload(${JSON.stringify(memberFiles)});
};
${afterPaint("startWithFiles")}
if (isMember) startAfterPaint();
else startWithFiles();
}`;
}

function loading(scripts: readonly string[]): string {
  return `const scripts = ${JSON.stringify(scripts)};
${preload}
const load = async () => {
  preload(scripts);
  for (const script of scripts) {
    await import(script);
    await new Promise((resolve) => setTimeout(resolve));
  }
};
const start = () => load().catch(() => document.dispatchEvent(new Event(${JSON.stringify(appFailed)})));`;
}

const visitorStarts: Readonly<Record<StartMoment, string>> = {
  paint: `${afterPaint("start")}
const startForVisitor = () => addEventListener("load", startAfterPaint);`,
  "first-input": `const inputs = ["keydown", "pointerdown", "pointermove", "scroll"];
const startOnce = () => {
  for (const input of inputs) removeEventListener(input, startOnce);
  start();
};
const startForVisitor = () => {
  for (const input of inputs) addEventListener(input, startOnce, { passive: true });
};`,
};

function afterPaint(start: string): string {
  return `const startAfterPaint = () => {
  if (document.hidden) return ${start}();
  new PerformanceObserver((entries, observer) => {
    // The browser may paint the background in a frame of its own first.
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    ${start}();
  }).observe({ type: "paint", buffered: true });
};`;
}
