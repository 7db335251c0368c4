/** Marks what the reader has not seen before: a dot and a word. */
export function NewMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-cinnabar">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-cinnabar" />
      New
    </span>
  );
}
