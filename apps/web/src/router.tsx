import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { lazy } from "react";
import type { RouteObject } from "react-router";
import { SignupOpener } from "./features/signup/signup-opener.tsx";
import type { PageHandle } from "./layout/page-handle.ts";
import { PageShell } from "./layout/page-shell.tsx";
import { RouteError } from "./layout/route-error.tsx";

const home: PageHandle = {
  title: "Which companies were born under your sign?",
  description:
    "An almanac for your working life: companies, car brands and US states, each under its Chinese zodiac sign, worked out to the day.",
};

const PersonalPage = lazy(async () => ({
  default: (await import("./features/personal/personal-page.tsx")).PersonalPage,
}));

const CompaniesPage = lazy(async () => ({
  default: (await import("./features/companies/companies-page.tsx")).CompaniesPage,
}));
const CompanyPage = lazy(async () => ({
  default: (await import("./features/companies/company-page.tsx")).CompanyPage,
}));
const CarBrandsPage = lazy(async () => ({
  default: (await import("./features/car-brands/car-brands-page.tsx")).CarBrandsPage,
}));
const UsStatesPage = lazy(async () => ({
  default: (await import("./features/us-states/us-states-page.tsx")).UsStatesPage,
}));

/** Every page of the site. Each is loaded when it is first visited. */
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
            // A page behind the wall is fetched when the wall lets it be seen, and not before.
            lazy: {
              Component: async () => (await import("./features/landing/landing-unless-paid.tsx")).LandingUnlessPaid,
            },
            children: [
              { index: true, handle: home, Component: PersonalPage },
              {
                path: "personal",
                handle: { title: "Your Zodiac", description: home.description } satisfies PageHandle,
                Component: PersonalPage,
              },
              {
                path: "companies",
                handle: {
                  title: "Companies",
                  description: "Companies of the world, each under the Chinese zodiac sign of its founding.",
                } satisfies PageHandle,
                Component: CompaniesPage,
              },
              {
                path: "companies/:id",
                handle: {
                  title: "Company",
                  description: "A company under its Chinese zodiac sign, with the reason for it.",
                } satisfies PageHandle,
                Component: CompanyPage,
              },
              {
                path: "car-brands",
                handle: {
                  title: "Car Brands",
                  description: "Car brands, each under the Chinese zodiac sign of its founding, and on a timeline.",
                } satisfies PageHandle,
                Component: CarBrandsPage,
              },
              {
                path: "us-states",
                handle: {
                  title: "US States",
                  description: "All fifty states on a map, each under the Chinese zodiac sign of the day it joined.",
                } satisfies PageHandle,
                Component: UsStatesPage,
              },
            ],
          },
          {
            path: "zodiac-sample",
            handle: {
              title: "Free zodiac sample",
              description:
                "Enter a birth date and read your Chinese zodiac sign, worked out to the day, with the reason for it. No account, and the date stays in your browser.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/sample/sample-page.tsx")).SamplePage },
          },
          {
            path: "login",
            handle: {
              title: "Sign In",
              description: "Sign in to your reading, your receipts and your account.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/login/login-page.tsx")).LoginPage },
          },
          {
            path: "reset-password",
            handle: {
              title: "A new password",
              description: "Ask for an email with a link on which you choose a new password.",
            } satisfies PageHandle,
            lazy: {
              Component: async () => (await import("./features/login/reset-password-page.tsx")).ResetPasswordPage,
            },
          },
          {
            path: "auth/action",
            handle: {
              title: "Your account",
              description: "Where the links in our emails lead.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/login/email-action-page.tsx")).EmailActionPage },
          },
          {
            path: "checkout",
            handle: {
              title: "Checkout",
              description: "Lifetime access, paid once. No subscription.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/checkout/checkout-page.tsx")).CheckoutPage },
          },
          {
            path: "success",
            handle: {
              title: "Your payment",
              description: "How your payment stands.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/success/success-page.tsx")).SuccessPage },
          },
          {
            path: "account",
            handle: {
              title: "Your account",
              description: "Your access, your receipts, your password and your data.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/account/account-page.tsx")).AccountPage },
          },
          {
            path: "*",
            handle: { title: "Page Not Found", description: "There is no page at this address." } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/not-found/not-found-page.tsx")).NotFoundPage },
          },
        ],
      },
    ],
  },
];
