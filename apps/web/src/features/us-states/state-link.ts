/** Returns the element id of a state's link on the map. */
export function stateLinkId(name: string): string {
  return `map-${name.toLowerCase().replaceAll(" ", "-")}`;
}
