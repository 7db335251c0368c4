import { useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "./show-toast.ts";

const labels = { region: "Notifications", close: "Close the notification" };
const load = () => import("@zodiac-at-work/ui/toaster");

/** The place where toasts appear. The toaster is loaded with the first one. */
export function Toasts() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.latest, () => undefined);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();

  useEffect(() => {
    // A toast that can't be shown must not break the page.
    if (message) load().then(setLoaded, (error: unknown) => console.error("The toaster could not be loaded.", error));
  }, [message]);

  return message && loaded && <loaded.Toaster message={message} labels={labels} />;
}
