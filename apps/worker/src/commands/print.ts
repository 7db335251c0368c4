/** Prints a document for programs. The keys are stable; docs/worker.md describes them. */
export function printJson(document: unknown): void {
  console.log(JSON.stringify(document, null, 2));
}

/**
 * Prints rows as columns, each as wide as its widest cell.
 *
 * @example
 * printTable(["id", "company"], [[1, "Acme"]]);
 */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

/** A moment for people, in UTC. */
export function showMoment(moment: Date | null): string {
  return moment ? `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC` : "never";
}

/** A day for people, in UTC: "Feb 17, 2026". */
export function showDay(day: Date): string {
  return day.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}
