import type { CheckReport } from "../operations-types.ts";

interface UnreadablePostingsProps {
  readonly postings: CheckReport["details"]["unreadable"];
  /** The number of postings that could not be read. They may be more than are listed. */
  readonly total: number;
}

/** The postings that could not be read, each with its reason. */
export function UnreadablePostings({ postings, total }: UnreadablePostingsProps) {
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-9 py-1.5 font-medium text-ink pointer-coarse:min-h-11">
        Postings that could not be read ({total > postings.length ? `${postings.length} of ${total}` : postings.length})
      </summary>
      <ul className="mt-1 max-h-72 overflow-y-auto border-t border-line">
        {postings.map(({ id, reason }, index) => (
          <li key={index} className="flex gap-4 border-b border-line py-1.5">
            <span className="w-32 shrink-0 font-mono text-xs/5 wrap-anywhere text-soft">{id ?? "no id"}</span>
            <span className="min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
