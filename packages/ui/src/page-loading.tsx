import { Spinner } from "./spinner.tsx";

/** The placeholder for a page whose code is loading. The footer appears with the page, so it does not move. */
export function PageLoading() {
  return (
    <div data-page-loading className="grid grow place-content-center">
      <Spinner label="Loading the page" />
    </div>
  );
}
