import { Button } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";
import { useRouteError } from "react-router";

/** A page that broke, in plain words. A new version of the site replaces its files, so a missing file means: reload. */
export function RouteError() {
  const error = useRouteError();
  const missing = error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);
  return (
    <Notice
      eyebrow={missing ? "The page did not load" : "Something went wrong"}
      title={missing ? "This page could not be fetched" : "This page stopped working"}
      text={
        missing
          ? "The connection may have dropped, or the site was updated since you opened it. Loading it again fetches what is missing."
          : "The fault is ours, not yours. Loading the page again often helps."
      }
      action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    />
  );
}
