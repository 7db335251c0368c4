import { Button } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { useState } from "react";
import { useAuth } from "./use-auth.ts";

/** Takes the place of a page for those with access while the API can't be reached. Nobody is asked to pay again. */
export function AccessUnconfirmed() {
  const { retryAccess } = useAuth();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await retryAccess();
    setIsRetrying(false);
  };
  return (
    <PageNotice
      eyebrow="Your account"
      title="We can’t confirm your access right now"
      text="The connection may have dropped. Nothing is lost, and you don’t need to pay again. Please try again in a moment."
      action={
        <Button disabled={isRetrying} onClick={() => void retry()}>
          {isRetrying ? "Trying again…" : "Try again"}
        </Button>
      }
    />
  );
}
