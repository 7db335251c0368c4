import { Spinner } from "@zodiac-at-work/ui/spinner";

/** Stands in for the first page while it loads; as high as the window, so that the footer does not jump. */
export function PageLoading() {
  return (
    <div className="grid min-h-dvh grow place-content-center">
      <Spinner label="Loading the page" />
    </div>
  );
}
