import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signs } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { Link } from "react-router";

interface SignStripProps {
  readonly current: SignId;
  readonly chosen: SignId | undefined;
}

/** The links of the wheel for a narrow window: two rows of seals, or three if the names would touch. */
export function SignStrip({ current, chosen }: SignStripProps) {
  return (
    <ul aria-label="The twelve signs" className="grid grid-cols-6 gap-x-1 gap-y-2 max-[22rem]:grid-cols-4">
      {signs.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={`/?sign=${id}`}
            preventScrollReset
            aria-current={id === chosen ? "true" : undefined}
            className={cx(
              "flex flex-col items-center gap-1 rounded-sm pt-1.5 pb-1 text-xs aria-[current=true]:bg-sheet",
              id === (chosen ?? current) ? "font-semibold text-cinnabar" : "text-soft",
            )}
          >
            <Seal sign={id} size={44} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
