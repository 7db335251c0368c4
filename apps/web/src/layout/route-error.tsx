import { Button } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { reloadOnce } from "./reload-once.ts";

/**
 * The page for an error while loading or rendering. A file may be missing because a new version of the site replaced it. Then
 * the page reloads by itself, once.
 */
export function RouteError() {
  const error = useRouteError();
  const missing = isMissingFile(error) ? error.message : undefined;
  useEffect(() => {
    if (missing === undefined) reportError(error);
    else if (navigator.onLine) void reloadOnce(missing);
  }, [error, missing]);
  return (
    <PageNotice
      {...textOf(missing !== undefined)}
      action={
        <Button onClick={() => window.location.reload()}>{navigator.onLine ? "Reload the page" : "Try again"}</Button>
      }
    />
  );
}

function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);
}

function textOf(isMissingFile: boolean): { readonly eyebrow: string; readonly title: string; readonly text: string } {
  if (!isMissingFile) {
    return {
      eyebrow: "Something went wrong",
      title: "This page stopped working",
      text: "This is our mistake. Reloading the page often helps.",
    };
  }
  if (!navigator.onLine) {
    return { eyebrow: "No connection", title: "You’re offline", text: "This page needs a connection." };
  }
  return {
    eyebrow: "The page did not load",
    title: "This page could not be loaded",
    text: "The connection may have dropped, or the site has been updated since you opened it. Please reload the page.",
  };
}
