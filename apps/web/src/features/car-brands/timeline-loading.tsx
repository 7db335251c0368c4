import { Skeleton } from "@zodiac-at-work/ui/skeleton";

/** A placeholder for the timeline, as tall as the timeline. */
export function TimelineLoading() {
  return (
    <div aria-hidden="true" className="flex h-71 items-end gap-1.5 pb-8 max-sm:overflow-hidden">
      {Array.from({ length: 18 }, (_, index) => (
        <Skeleton key={index} className={index % 3 === 1 ? "h-24 min-w-13 flex-1" : "h-14 min-w-13 flex-1"} />
      ))}
    </div>
  );
}
