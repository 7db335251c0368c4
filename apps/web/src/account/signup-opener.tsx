import { createContext, type ReactNode, use, useState } from "react";
import { showToast } from "../layout/show-toast.ts";

const load = () => import("./signup-dialog.tsx");

const OpenSignup = createContext<() => void>(() => {});

/** Opens the signup dialog from anywhere on the page. */
export function useSignup() {
  return {
    open: use(OpenSignup),
    /** Fetches the dialog before it is asked for. */
    prepare: () => void load().catch(() => {}),
  };
}

/** Where the signup dialog stands: above the pages, because these change as soon as the account is made. */
export function SignupOpener({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof load>>>();
  const open = () => {
    load().then(setShown, () =>
      showToast({
        title: "The form could not be fetched",
        description: "The connection may have dropped. Please try again.",
        destructive: true,
      }),
    );
  };
  return (
    <OpenSignup value={open}>
      {children}
      {shown && <shown.SignupDialog onClosed={() => setShown(undefined)} />}
    </OpenSignup>
  );
}
