import { Seal } from "@zodiac-at-work/ui/seal";
import { Link } from "react-router";

export function Brand() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-3 font-serif text-xl leading-none font-medium tracking-heading text-ink"
    >
      <Seal sign="dragon" tone="ink" size={32} />
      Zodiac at Work
    </Link>
  );
}
