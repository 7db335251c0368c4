import { counted } from "@zodiac-at-work/catalog/counted";
import { Notice } from "@zodiac-at-work/ui/notice";
import { gateNames } from "../../blog-admin-words.ts";
import { beginningOf, type MarkedBlock } from "./findings.ts";

interface FindingsListProps {
  readonly blocks: readonly MarkedBlock[];
  /** Whether a block still has the text that was measured. */
  readonly isUnchanged: (block: MarkedBlock) => boolean;
  readonly onGo: (block: MarkedBlock) => void;
}

/** What the checks found in single paragraphs, with a link to each. Renders nothing without findings. */
export function FindingsList({ blocks, isUnchanged, onGo }: FindingsListProps) {
  if (blocks.length === 0) return null;
  const findings = blocks.reduce((sum, block) => sum + block.findings.length, 0);
  const title = `${counted(findings, "finding")} in ${counted(blocks.length, "paragraph")}`;
  return (
    <Notice tone="warning" className="mb-3">
      <h3 className="text-sm/6 font-medium">{title}</h3>
      <ol aria-label={title} className="mt-1 grid max-h-44 gap-1 overflow-y-auto text-sm/5">
        {blocks.map((block) => (
          <li key={block.block}>
            {isUnchanged(block) ? (
              <a
                href={`#finding-${block.block}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(block);
                }}
                className="inline-block py-0.5 text-link pointer-coarse:py-2.5"
              >
                “{beginningOf(block.words)}”
              </a>
            ) : (
              <span className="text-soft">“{beginningOf(block.words)}” was edited since the check</span>
            )}
            <span className="block text-xs text-soft">{namesOf(block)}</span>
          </li>
        ))}
      </ol>
    </Notice>
  );
}

function namesOf({ findings }: MarkedBlock): string {
  return [...new Set(findings.map(({ gate }) => gateNames[gate]))].join(", ");
}
