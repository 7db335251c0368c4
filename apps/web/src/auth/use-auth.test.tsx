import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useAuth } from "./use-auth.ts";

function Reader() {
  return useAuth().user?.email;
}

test("the hook outside its provider names the mistake", () => {
  expect(() => renderToString(<Reader />)).toThrow("useAuth must be used within an AuthProvider");
});
