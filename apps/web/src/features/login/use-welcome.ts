import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { showToast } from "../../toast/show-toast.ts";

/** Navigates a signed-in user home, or back to the page that required sign-in. Greets a user who has just signed in. */
export function useWelcome({ greets }: { readonly greets: boolean }): void {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const from: unknown = useLocation().state?.from;

  const isSignedIn = user !== null && !loading;
  useEffect(() => {
    if (!isSignedIn) return;
    if (greets) showToast({ title: "Welcome back!", description: "You've successfully logged in." });
    void navigate(typeof from === "string" ? from : "/", { replace: true });
  }, [isSignedIn, greets, from, navigate]);
}
