/** The calculation of a number. */
export function Calculation({ text }: { readonly text: string }) {
  return <p className="text-sm text-soft tabular-nums">{text}</p>;
}
