/** The element by which a state's link on the map is found, to give it the focus. */
export function stateLinkId(name: string): string {
  return `map-${name.toLowerCase().replaceAll(" ", "-")}`;
}
