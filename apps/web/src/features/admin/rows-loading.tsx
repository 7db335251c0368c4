import { Skeleton } from "@zodiac-at-work/ui/skeleton";

/** Takes the place of the rows of a table that is loading. */
export function RowsLoading({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-9.5 items-center gap-6 border-b border-line px-2">
          <Skeleton className="h-3 w-14" />
          <Skeleton className="h-3 w-40 max-w-full grow" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-3 w-10" />
        </div>
      ))}
    </div>
  );
}
