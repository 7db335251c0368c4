/** Names of colors, each with a dot of the color. A name without a known color has no dot. */
export function LuckyColors({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap justify-end gap-x-3.5">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          {dots[name] && (
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 stroke-edge">
              <circle cx="6" cy="6" r="5.5" fill={dots[name]} strokeWidth="0.75" />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The same in both looks, because they are the colors that the names mean. */
const dots: Readonly<Record<string, string>> = {
  Black: "#1c1814",
  Blue: "#2f5fa8",
  Brown: "#7a4b28",
  Gold: "#c9952b",
  Gray: "#8a8a8a",
  "Grayish white": "#dedcd6",
  Green: "#3f7d4e",
  Orange: "#d9772b",
  Pink: "#d98aa6",
  Purple: "#73519c",
  Red: "#b3301f",
  Silver: "#b9bec5",
  White: "#ffffff",
  Yellow: "#d9b32f",
};
