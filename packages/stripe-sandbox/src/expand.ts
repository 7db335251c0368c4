import { invalidRequest } from "./errors.ts";
import { page } from "./lists.ts";
import { findObject } from "./state.ts";
import type { Sandbox } from "./store.ts";

const deepest = 4;

/**
 * A copy of an answer in which the ids that `expand` names are replaced by what they are the ids of.
 *
 * @example expanded(sandbox, intent, ["latest_charge", "latest_charge.refunds"])
 * @throws {ApiError} 400 for a path that can't be expanded.
 */
export function expanded(sandbox: Sandbox, answer: object, paths: readonly string[] = []): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > deepest) {
      throw invalidRequest(`You cannot expand more than ${deepest} levels of a property.`, { param: "expand" });
    }
    expandIn(sandbox, copy, names, path);
  }
  return copy;
}

function expandIn(sandbox: Sandbox, at: unknown, [name, ...rest]: readonly string[], path: string): void {
  if (name === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) expandIn(sandbox, item, [name, ...rest], path);
    return;
  }
  const object = at as Record<string, unknown>;
  const included = inclusions(sandbox, object, name);
  if (included) object[name] = included;
  const value = object[name];
  if (typeof value === "string") object[name] = structuredClone(findObject(sandbox.state, value));
  if (object[name] === undefined || (typeof value !== "string" && typeof value !== "object")) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  expandIn(sandbox, object[name], rest, path);
}

/** What Stripe leaves out of an object unless it is asked for. */
function inclusions({ state }: Sandbox, { object, id, payment_link }: Record<string, unknown>, name: string): unknown {
  const key = `${String(object)}.${name}`;
  if (key === "charge.refunds") {
    const refunds = Object.values(state.refunds).filter(({ charge }) => charge === id);
    return structuredClone(page(`/v1/charges/${String(id)}/refunds`, refunds, {}));
  }
  if (key === "payment_link.line_items" || key === "checkout.session.line_items") {
    const items = state.lineItems[String(object === "payment_link" ? id : payment_link)] ?? [];
    const folder = object === "payment_link" ? "payment_links" : "checkout/sessions";
    return structuredClone(page(`/v1/${folder}/${String(id)}/line_items`, items, {}));
  }
  return undefined;
}
