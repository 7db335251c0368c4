/** @example counted(1, "board"); // "1 board" */
export function counted(count: number, unit: string): string {
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}
