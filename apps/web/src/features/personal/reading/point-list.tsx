import { Heading } from "@zodiac-at-work/ui/heading";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { cx } from "class-variance-authority";

interface PointListProps {
  readonly title: string;
  /** Undefined while they load. */
  readonly points: readonly string[] | undefined;
  /** How many points there will be. */
  readonly count: number;
  readonly tone?: keyof typeof tones;
}

/** A titled list of points, the most characteristic first. */
export function PointList({ title, points, count, tone = "plain" }: PointListProps) {
  return (
    <div className="break-inside-avoid">
      <Heading level={3} size="small" className="mb-2">
        {tone !== "plain" && (
          <span aria-hidden="true" className={cx("mr-2 font-sans", tones[tone])}>
            {tone === "strength" ? "+" : "→"}
          </span>
        )}
        {title}
      </Heading>
      <ol aria-hidden={!points}>
        {Array.from({ length: points?.length ?? count }, (_, index) => (
          <li
            key={points?.[index] ?? index}
            className="grid grid-cols-[1.5rem_1fr] border-t border-line py-2 print:py-0.5"
          >
            <span aria-hidden="true" className="text-xs/6 text-soft tabular-nums">
              {index + 1}
            </span>
            <span>{points?.[index] ?? <Skeleton className="my-1 h-[1.1em] w-3/5" />}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const tones = { plain: "", strength: "text-success", growth: "text-gold" } as const;
