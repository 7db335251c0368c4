import { useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "./show-toast.ts";

const labels = { region: "Messages", close: "Close the message" };
const load = () => import("@zodiac-at-work/ui/toaster");

/** Where toasts appear. What shows them is loaded with the first. */
export function Toasts() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.latest);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();

  useEffect(() => {
    // A message that can't be shown must not take the page with it.
    if (message) load().then(setLoaded, (error: unknown) => console.error("A message could not be shown.", error));
  }, [message]);

  return message && loaded && <loaded.Toaster message={message} labels={labels} />;
}
