import { expect, test } from "vitest";
import { similarPage } from "./similar-page.ts";

test.each([
  ["/compannies", "/companies"],
  ["/company/7", undefined],
  ["/Companies.html", "/companies"],
  ["/car-brand", "/car-brands"],
  ["/us-state/", "/us-states"],
  ["/acount", "/account"],
  ["/sings", "/signs"],
  ["/blogs", "/blog"],
])("%s is close to %s", (typed, path) => {
  expect(similarPage(typed)?.path).toBe(path);
});

test.each(["/nowhere/to/be/found", "/x", "/", "/wp-login.php"])("%s is close to no page", (typed) => {
  expect(similarPage(typed)).toBeUndefined();
});
