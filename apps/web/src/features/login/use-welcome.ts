import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { showToast } from "../../toast/show-toast.ts";

/** Leads whoever is signed in home, or back to the page that asked for it, and greets those who have just done it. */
export function useWelcome({ greets }: { readonly greets: boolean }): void {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const from: unknown = useLocation().state?.from;

  const here = user !== null && !loading;
  useEffect(() => {
    if (!here) return;
    if (greets) showToast({ title: "Welcome back!", description: "You've successfully logged in." });
    void navigate(typeof from === "string" ? from : "/", { replace: true });
  }, [here, greets, from, navigate]);
}
