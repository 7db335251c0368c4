import type { RouteObject } from "react-router";
import type { PageHandle } from "./layout/page-handle.ts";
import { PageLoading } from "./layout/page-loading.tsx";
import { PageShell } from "./layout/page-shell.tsx";
import { RouteError } from "./layout/route-error.tsx";

/** Every page of the site. Each is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: PageShell,
    children: [
      {
        HydrateFallback: PageLoading,
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            handle: {
              title: "Which companies were born under your sign?",
              description:
                "An almanac for your working life: companies, car brands and US states, each under its Chinese zodiac sign, worked out to the day.",
            } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/landing/landing-page.tsx")).LandingPage },
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
            path: "*",
            handle: { title: "Page Not Found", description: "There is no page at this address." } satisfies PageHandle,
            lazy: { Component: async () => (await import("./features/not-found/not-found-page.tsx")).NotFoundPage },
          },
        ],
      },
    ],
  },
];
