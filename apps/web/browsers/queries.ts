/// <reference lib="dom" />
// Runs in the page. The queries find what a user finds: the roles and names of accessibility, labels, and texts.
import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";

type Name = string | RegExp;

export function visible(role: string, name: Name): HTMLElement | undefined {
  return queryAllByRole(document.body, role, { name }).find((element) => element.checkVisibility());
}

export function field(label: Name): HTMLElement | undefined {
  return queryAllByLabelText(document.body, label).find((element) => element.checkVisibility());
}

export function shows(text: Name): boolean {
  const { innerText } = document.body;
  return typeof text === "string" ? innerText.includes(text) : text.test(innerText);
}

export const errors: string[] = [];
addEventListener("error", ({ message }) => errors.push(message));
addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
