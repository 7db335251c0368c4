import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { queryClient } from "./api/query-client.ts";
import { AuthProvider } from "./auth/auth-provider.tsx";

/** The site around its router: the browser's or the build's. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>{children}</AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
