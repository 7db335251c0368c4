import { expect, test } from "vitest";
import { ResponseError } from "../../api/client.ts";
import { requestFailure } from "./request-failure.ts";

test("the reason in the body of a response is the text", () => {
  const body = JSON.stringify({ error: "The keyword exists.", code: "keyword-exists" });
  expect(requestFailure(new ResponseError(409, body))).toBe("The keyword exists.");
});

test("a response without a reason is named by its status and text", () => {
  expect(requestFailure(new ResponseError(502, "Bad Gateway"))).toBe("HTTP 502: Bad Gateway");
  expect(requestFailure(new ResponseError(500, "<html>Oops</html>"))).toBe("HTTP 500: <html>Oops</html>");
});

test("a request without a response is a network error", () => {
  expect(requestFailure(new TypeError("Failed to fetch"))).toBe(
    "Network error: Unable to connect to server. Please check your connection.",
  );
});
