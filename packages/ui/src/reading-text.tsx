import { Reading } from "./chapter.tsx";

interface ReadingTextProps {
  /** Undefined while it loads. */
  readonly text: string | undefined;
  /** About how many words the text has: the placeholder wraps as they would, and nothing moves. */
  readonly words: number;
}

/** A paragraph of long text, or a placeholder of its length while it loads. */
export function ReadingText({ text, words }: ReadingTextProps) {
  if (text !== undefined) return <Reading>{text}</Reading>;
  return (
    <p aria-hidden="true" className="font-serif text-lg font-medium">
      <TextPlaceholder words={words} />
    </p>
  );
}

/** A placeholder that wraps as a text of this length would. */
export function TextPlaceholder({ words }: Pick<ReadingTextProps, "words">) {
  return (
    <span aria-hidden="true" className="rounded-sm bg-line box-decoration-clone text-transparent select-none">
      {"words ".repeat(words)}
    </span>
  );
}
