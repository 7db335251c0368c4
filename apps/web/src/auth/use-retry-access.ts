import { useState } from "react";
import { useAuth } from "./use-auth.ts";

/** Asks again for the access of the user, or with `ask`, one request at a time, and counts the attempts since the page opened. */
export function useRetryAccess(ask?: () => Promise<unknown>) {
  const { retryAccess } = useAuth();
  const [isRetrying, setIsRetrying] = useState(false);
  // The sign-in has asked once already.
  const [asked, setAsked] = useState(() => ({ times: 1, lastAt: Date.now() }));
  const retry = async () => {
    setIsRetrying(true);
    await (ask ?? retryAccess)();
    setAsked(({ times }) => ({ times: times + 1, lastAt: Date.now() }));
    setIsRetrying(false);
  };
  return { isRetrying, asked, retry };
}
