import { Skeleton } from "@zodiac-at-work/ui/skeleton";

interface PointListProps {
  /** Undefined while they load. */
  readonly points: readonly string[] | undefined;
  /** How many points there will be. */
  readonly count: number;
}

export function PointList({ points, count }: PointListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2" aria-hidden={!points}>
      {Array.from({ length: points?.length ?? count }, (_, index) => (
        <li key={points?.[index] ?? index} className="border-b border-line py-1.5">
          {points?.[index] ?? <Skeleton className="my-1 h-[1.1em] w-3/5" />}
        </li>
      ))}
    </ul>
  );
}
