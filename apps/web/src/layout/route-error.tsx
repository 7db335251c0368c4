import { Button } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { useRouteError } from "react-router";

/** The page for an error while loading or rendering. A file may be missing because a new version of the site replaced it. */
export function RouteError() {
  const error = useRouteError();
  const missing = error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);
  return (
    <PageNotice
      eyebrow={missing ? "The page did not load" : "Something went wrong"}
      title={missing ? "This page could not be loaded" : "This page stopped working"}
      text={
        missing
          ? "The connection may have dropped, or the site has been updated since you opened it. Please reload the page."
          : "This is our mistake. Reloading the page often helps."
      }
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    />
  );
}
