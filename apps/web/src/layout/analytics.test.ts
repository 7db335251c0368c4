import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config } from "../api/config.ts";
import { reportPageView } from "./analytics.ts";

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("window", {
    location: { origin: "https://example.com", hostname: "example.com", search: "?q=secret" },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
  config.analyticsUrl = "";
});

test("nothing is reported without a configured service", () => {
  reportPageView("/zodiac-sample");
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("a page view contains the path and no query", () => {
  config.analyticsUrl = "https://stats.example.net/api/event";
  reportPageView("/zodiac-sample");
  expect(sendBeacon.mock.calls).toEqual([
    [
      "https://stats.example.net/api/event",
      '{"name":"pageview","url":"https://example.com/zodiac-sample","domain":"example.com"}',
    ],
  ]);
});
