import { appFailed, appReady } from "./app-events.ts";
import { changeField, type Field, fields, isRestored, valueIn } from "./change-field.ts";

/** How long a press waits for the app before the page offers to reload. */
const patienceMs = 15_000;

/**
 * Keeps what the reader types, chooses, presses and sends until the app runs, and carries it out then. A pressed control
 * is marked as busy. If the app can't be loaded, a message offers to reload the page. Both texts are in index.html.
 *
 * Arrow keys move the focus at once. A link to another page, a `details` element and the browser's own validation work
 * without the app and are left alone.
 * The script is in the HTML of every page, so it is short.
 */
export function keepInput(): void {
  const changes = new Map<Field, string | boolean>();
  const presses = new Map<Element, () => void>();
  let hasFailed = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener("input", keepChange, options);
  document.addEventListener("click", keepClick, options);
  document.addEventListener("keydown", moveFocus, options);
  document.addEventListener("submit", keepSubmit, options);
  document.addEventListener(appReady, carryOut, options);
  document.addEventListener(appFailed, giveUp, options);
  // A script element whose file, or a file that it imports, could not be loaded.
  document.addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && giveUp(), options);

  function keepChange({ target }: Event): void {
    const field = target as Field;
    changes.set(field, valueIn(field));
    // A button that waits for an input can be pressed, as it can when the app runs.
    const button = field.value && field.form?.querySelector<HTMLButtonElement>("[type=submit]:disabled");
    if (button) button.disabled = false;
  }

  function keepClick(event: MouseEvent): void {
    const control = (event.target as Element).closest("a, button");
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (control instanceof HTMLButtonElement ? !isAppButton(control) : hasFailed || !isAppLink(control)) return;
    keepPress(event, control, () => control.dispatchEvent(new MouseEvent(event.type, event)));
  }

  function keepSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    keepPress(event, event.submitter ?? form, () => form.requestSubmit(event.submitter));
  }

  function keepPress(event: Event, control: Element, press: () => void): void {
    event.preventDefault();
    // While React hydrates, it would carry out the event as well.
    event.stopPropagation();
    presses.set(control, press);
    if (hasFailed) offerReload();
    else {
      control.setAttribute("aria-busy", "true");
      show("app-waiting");
      patience ??= setTimeout(offerReload, patienceMs);
    }
  }

  function carryOut(): void {
    // React renders once more after hydration, with values that the prerendered page can't have, such as today. What the
    // reader presses until then is kept, because the app does not know yet what the fields hold.
    setTimeout(() => {
      listeners.abort();
      stopWaiting();
      show("app-failure", false);
      for (const field of document.querySelectorAll<Field>(fields)) {
        // A browser restores the fields of a reloaded page without an event.
        const value = changes.get(field) ?? (isRestored(field) ? valueIn(field) : undefined);
        if (value !== undefined) changeField(field, value);
      }
      // React has rendered the changes by then.
      setTimeout(() => {
        for (const [control, press] of presses) if (control.isConnected) press();
      });
    });
  }

  function giveUp(): void {
    hasFailed = true;
    document.documentElement.dataset.app = "failed";
    stopWaiting();
    for (const button of document.querySelectorAll("#root button")) button.setAttribute("aria-disabled", "true");
    offerReload();
  }

  function stopWaiting(): void {
    clearTimeout(patience);
    show("app-waiting", false);
    for (const control of presses.keys()) control.removeAttribute("aria-busy");
  }

  /** A reader whose press can't be carried out goes on from the link. Another reader is not interrupted. */
  function offerReload(): void {
    const link = show("app-failure")?.querySelector("a");
    if (!link) return;
    // An address with a hash would not be loaded again.
    link.href = location.pathname + location.search;
    if (presses.size > 0) link.focus();
  }
}

/**
 * Moves the focus within a group of links of which the Tab key reaches one, such as the wheel. The reader sees it at once,
 * and Enter is then kept for the link that has the focus.
 */
function moveFocus(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const link = (target as Element).closest("nav a[tabindex]");
  const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[key];
  if (!link || !step || ctrlKey || metaKey || altKey) return;
  const links = [...(link.closest("nav")?.querySelectorAll<HTMLElement | SVGElement>("a[tabindex]") ?? [])];
  links.at((links.indexOf(link as HTMLElement) + step) % links.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** A button of a form is left to the browser, which validates the form before it sends it. */
function isAppButton({ type, form }: HTMLButtonElement): boolean {
  return type !== "submit" || !form;
}

/** Whether the app opens something in place of the link, or changes only the query of the page's address. */
function isAppLink(link: Element): boolean {
  if (link.hasAttribute("aria-expanded")) return true;
  const { origin, pathname, search } = new URL(link.getAttribute("href") ?? "", location.href);
  if (origin + pathname !== location.origin + location.pathname || search === location.search) return false;
  // The content of the API's pages leads to pages of the API.
  return !link.closest("#content");
}

/** Shows or hides an element. Screen readers announce what appears, because of its role. */
function show(id: string, isShown = true): HTMLElement | null {
  const element = document.getElementById(id);
  if (element) element.hidden = !isShown;
  return element;
}
