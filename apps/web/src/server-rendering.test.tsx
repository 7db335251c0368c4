import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { createQueryClient } from "./api/query-client.ts";
import { AuthProvider } from "./auth/auth-provider.tsx";
import { LandingPage } from "./features/landing/landing-page.tsx";
import { LoginPage } from "./features/login/login-page.tsx";
import { SamplePage } from "./features/sample/sample-page.tsx";
import { SignupOpener } from "./features/signup/signup-opener.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { Toasts } from "./toast/toasts.tsx";

describe.each([
  ["landing", <LandingPage key="landing" />],
  ["sample", <SamplePage key="sample" />],
  ["login", <LoginPage key="login" />],
])("the %s page, rendered without a browser", (_name, page) => {
  test("shows its heading to a visitor", () => {
    expect(render(page)).toMatch(/<h1[^>]*>.+<\/h1>/);
  });

  test("has no style attribute, which the Content-Security-Policy forbids", () => {
    expect(render(page)).not.toMatch(/\sstyle="/);
  });

  test("has no form that the browser would send with its fields in the address", () => {
    for (const [form] of render(page).matchAll(/<form[^>]*>/g)) expect(form).toContain('method="post"');
  });
});

function render(page: ReactNode): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter>
          <SignupOpener>
            <SiteHeader />
            {page}
            <SiteFooter />
            <Toasts />
          </SignupOpener>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
}
