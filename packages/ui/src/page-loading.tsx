import { Spinner } from "./spinner.tsx";

/** Stands in for the first page while it loads. The footer waits for the page: it would only have to move. */
export function PageLoading() {
  return (
    <div data-page-loading className="grid grow place-content-center">
      <Spinner label="Loading the page" />
    </div>
  );
}
