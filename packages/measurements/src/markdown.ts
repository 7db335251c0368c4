import { cpus } from "node:os";

/** Returns a Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Returns the hardware and the Node version that figures were measured with. */
export function describeMachine(): string {
  return `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
}

/** Returns a share as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
