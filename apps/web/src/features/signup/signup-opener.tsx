import { type ReactNode, useMemo, useState } from "react";
import { type Signup, SignupContext } from "../../offer/use-signup.ts";
import { showToast } from "../../toast/show-toast.ts";

const load = () => import("./signup-dialog.tsx");

/** Holds the signup dialog above the pages, because they change as soon as the account exists. */
export function SignupOpener({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof load>>>();
  const signup = useMemo<Signup>(
    () => ({
      open: () => void load().then(setShown, showLoadFailure),
      prepare: () => void load().catch(() => {}),
    }),
    [],
  );

  return (
    <SignupContext value={signup}>
      {children}
      {shown && <shown.SignupDialog onClosed={() => setShown(undefined)} />}
    </SignupContext>
  );
}

function showLoadFailure(): void {
  showToast({
    title: "The form could not be loaded",
    description: "The connection may have dropped. Please try again.",
    destructive: true,
  });
}
