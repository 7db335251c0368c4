import { useSignInStarting } from "./sign-in-starting.ts";

/** Shows that the local Firebase emulator is still starting. */
export function SignInStartingNote() {
  const starting = useSignInStarting();
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {starting ? "Sign-in is still starting on this machine. Your request continues in a few seconds." : undefined}
    </p>
  );
}
