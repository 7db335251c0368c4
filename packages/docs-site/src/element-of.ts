/** Returns an element of the page by its id. */
export function elementOf<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} "${id}"`);
}
