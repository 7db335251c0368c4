import { useSignInStarting } from "./sign-in-starting.ts";

/** Tells who waits for a laptop's sign-in that it is on its way. */
export function SignInStartingNote() {
  const starting = useSignInStarting();
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {starting ? "Sign-in is still starting on this machine. This goes on by itself in a few seconds." : undefined}
    </p>
  );
}
