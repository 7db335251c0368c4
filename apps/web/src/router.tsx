import { notFound, type Page, pages } from "@zodiac-at-work/contracts/pages";
import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import type { NonIndexRouteObject, RouteObject } from "react-router";
import { RequireAdmin } from "./auth/require-admin.tsx";
import { SignupOpener } from "./features/signup/signup-opener.tsx";
import { PageShell } from "./layout/page-shell.tsx";
import { RouteError } from "./layout/route-error.tsx";
import { lazyPage } from "./lazy-page.ts";

const PersonalPage = lazyPage(async () => (await import("./features/personal/personal-page.tsx")).PersonalPage);
const MatchPage = lazyPage(async () => (await import("./features/match-two/match-page.tsx")).MatchPage);
const TeamPage = lazyPage(async () => (await import("./features/team/team-page.tsx")).TeamPage);
const CompaniesPage = lazyPage(async () => (await import("./features/companies/companies-page.tsx")).CompaniesPage);
const CompanyPage = lazyPage(async () => (await import("./features/companies/company-page.tsx")).CompanyPage);
const OpeningsPage = lazyPage(async () => (await import("./features/openings/openings-page.tsx")).OpeningsPage);
const SavedPage = lazyPage(async () => (await import("./features/openings/saved/saved-page.tsx")).SavedPage);
const CarBrandsPage = lazyPage(async () => (await import("./features/car-brands/car-brands-page.tsx")).CarBrandsPage);
const UsStatesPage = lazyPage(async () => (await import("./features/us-states/us-states-page.tsx")).UsStatesPage);
const BlogAdminPage = lazyPage(async () => (await import("./features/admin/blog/blog-admin-page.tsx")).BlogAdminPage);
const OperationsPage = lazyPage(
  async () => (await import("./features/admin/operations/operations-page.tsx")).OperationsPage,
);
const AccessPage = lazyPage(async () => (await import("./features/admin/access/access-page.tsx")).AccessPage);
const AuditLogPage = lazyPage(async () => (await import("./features/admin/audit-log/audit-log-page.tsx")).AuditLogPage);

/** The pages whose content the API renders. */
const serverPages = Object.values<Page>(pages).filter(({ rendersOnServer }) => rendersOnServer);

/** Every page of the site. The code of a page is loaded on the first visit. */
export const routes: RouteObject[] = [
  {
    element: (
      <SignupOpener>
        <PageShell />
      </SignupOpener>
    ),
    children: [
      {
        HydrateFallback: PageLoading,
        ErrorBoundary: RouteError,
        children: [
          {
            lazy: {
              Component: async () => (await import("./features/landing/landing-unless-paid.tsx")).LandingUnlessPaid,
            },
            // The code of a paid page is loaded when the page is rendered, and a visitor never renders one.
            children: [
              route(pages.home, { Component: PersonalPage }),
              route(pages.personal, { Component: PersonalPage }),
              route(pages.match, { Component: MatchPage }),
              route(pages.team, { Component: TeamPage }),
              route(pages.companies, { Component: CompaniesPage }),
              route(pages.company, { Component: CompanyPage }),
              route(pages.openings, { Component: OpeningsPage }),
              route(pages.saved, { Component: SavedPage }),
              route(pages.carBrands, { Component: CarBrandsPage }),
              route(pages.usStates, { Component: UsStatesPage }),
            ],
          },
          {
            Component: RequireAdmin,
            children: [
              route(pages.blogAdmin, { Component: BlogAdminPage }),
              route(pages.operations, { Component: OperationsPage }),
              route(pages.moveAccess, { Component: AccessPage }),
              route(pages.auditLog, { Component: AuditLogPage }),
            ],
          },
          ...serverPages.map((page) =>
            route(page, {
              lazy: { Component: async () => (await import("./features/server-pages/server-page.tsx")).ServerPage },
            }),
          ),
          route(pages.sample, {
            lazy: { Component: async () => (await import("./features/sample/sample-page.tsx")).SamplePage },
          }),
          route(pages.dating, {
            lazy: { Component: async () => (await import("./features/dating/dating-page.tsx")).DatingPage },
          }),
          route(pages.login, {
            lazy: { Component: async () => (await import("./features/login/login-page.tsx")).LoginPage },
          }),
          route(pages.resetPassword, {
            lazy: {
              Component: async () => (await import("./features/login/reset-password-page.tsx")).ResetPasswordPage,
            },
          }),
          route(pages.emailAction, {
            lazy: { Component: async () => (await import("./features/login/email-action-page.tsx")).EmailActionPage },
          }),
          route(pages.checkout, {
            lazy: { Component: async () => (await import("./features/checkout/checkout-page.tsx")).CheckoutPage },
          }),
          route(pages.success, {
            lazy: { Component: async () => (await import("./features/success/success-page.tsx")).SuccessPage },
          }),
          route(pages.account, {
            lazy: { Component: async () => (await import("./features/account/account-page.tsx")).AccountPage },
          }),
          route(notFound, {
            lazy: { Component: async () => (await import("./features/not-found/not-found-page.tsx")).NotFoundPage },
          }),
        ],
      },
    ],
  },
];

/** The route of a page: its path from the table of pages, and the page itself as the handle. */
function route(page: Page, code: Pick<NonIndexRouteObject, "Component" | "lazy">): RouteObject {
  return { path: page.path, handle: page, ...code };
}
