import { counted, wordFor } from "@zodiac-at-work/catalog/counted";
import { cx } from "class-variance-authority";
import { useMemo } from "react";
import type { ArticleFields } from "../article-fields.ts";
import { type BlockDifference, htmlDifference, type Piece, wordDifference } from "./difference.ts";

interface ArticleDifferenceProps {
  readonly before: ArticleFields;
  readonly after: ArticleFields;
  /** What is said of words that are in one of them only. */
  readonly words: { readonly removed: string; readonly added: string };
}

/** What differs between two versions of an article, field by field and word by word. */
export function ArticleDifference({ before, after, words }: ArticleDifferenceProps) {
  const content = useMemo(() => htmlDifference(before.content, after.content), [before.content, after.content]);
  const fields = names.filter(([name]) => (before[name] ?? "") !== (after[name] ?? ""));
  const isSame = fields.length === 0 && content.every(({ kind }) => kind === "same");
  if (isSame) return <p className="mt-4 text-soft">They are the same.</p>;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap gap-x-5 text-sm text-soft">
        <span>
          <Word kind="removed" text={words.removed} />
        </span>
        <span>
          <Word kind="added" text={words.added} />
        </span>
      </p>
      <dl className="mt-4 grid gap-4">
        {fields.map(([name, label]) => (
          <div key={name}>
            <dt className="text-sm font-medium text-soft">{label}</dt>
            <dd className="mt-1 wrap-anywhere">
              <Pieces pieces={wordDifference(before[name] ?? "", after[name] ?? "")} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm font-medium text-soft">Content</dt>
          <dd className="mt-1 grid gap-2 font-serif wrap-anywhere">
            {content.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}

const names = [
  ["title", "Title"],
  ["slug", "Address"],
  ["targetKeyword", "Target keyword"],
  ["metaDescription", "Meta description"],
  ["category", "Category"],
  ["featuredImage", "Share image"],
] as const;

function Block({ block }: { readonly block: BlockDifference }) {
  if (block.kind === "same") {
    const text = `${counted(block.blocks, "paragraph")} ${wordFor(block.blocks, "is", "are")} the same`;
    return <p className="font-sans text-xs text-soft">{text}</p>;
  }
  return (
    <p className={cx(block.isMarkup && "font-mono text-xs")}>
      <Pieces pieces={block.pieces} />
    </p>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => <Word key={index} kind={kind} text={text} />);
}

/** The signs in front are for readers who do not see the colors; the elements, for screen readers. */
function Word({ kind, text }: Piece) {
  if (kind === "same") return text;
  if (kind === "added") return <ins className="bg-success/15 text-success decoration-1">{text}</ins>;
  return <del className="bg-danger/10 text-danger decoration-1">{text}</del>;
}
