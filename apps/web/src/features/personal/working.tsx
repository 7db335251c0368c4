/** The calculation of a number. */
export function Working({ text }: { readonly text: string }) {
  return <p className="text-sm text-soft tabular-nums">{text}</p>;
}
