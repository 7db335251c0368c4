import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { pageSize } from "../../catalog/page-status.ts";

/** A placeholder for the states, about as tall as their cards. */
export function UsStatesLoading() {
  return (
    <ul aria-hidden="true" className="grid gap-4 sm:max-lg:grid-cols-2">
      {Array.from({ length: pageSize }, (_, index) => (
        <li key={index} className="flex h-100 flex-col gap-3 rounded-md border border-line bg-sheet p-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 w-1/3" />
          <span className="mt-2 flex items-center gap-3">
            <Skeleton className="size-9" />
            <span className="grid grow gap-2">
              <Skeleton className="h-3.5 w-1/5" />
              <Skeleton className="h-3.5 w-2/5" />
            </span>
          </span>
          <Skeleton className="mt-2 h-3.5" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="mt-4 h-24" />
        </li>
      ))}
    </ul>
  );
}
