import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { loadFirebase } from "../auth/load-firebase.ts";
import { showToast } from "../toast/show-toast.ts";

interface SignOutButtonProps {
  readonly className: string;
  readonly children: ReactNode;
}

export function SignOutButton({ className, children }: SignOutButtonProps) {
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await (await loadFirebase()).signOut();
      showToast({ title: "Logged out", description: "You have been successfully logged out." });
      await navigate("/");
    } catch {
      showToast({ title: "Error", description: "Failed to log out. Please try again.", destructive: true });
    }
  };
  return (
    <button type="button" onClick={() => void signOut()} className={className}>
      {children}
    </button>
  );
}
