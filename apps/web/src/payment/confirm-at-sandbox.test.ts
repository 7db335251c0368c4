import { afterEach, expect, test, vi } from "vitest";
import { confirmAtSandbox } from "./confirm-at-sandbox.ts";

afterEach(() => vi.unstubAllGlobals());

const options = {
  sandboxUrl: "http://127.0.0.1:9999",
  publishableKey: "pk_test_sandbox_local",
  clientSecret: "pi_1_secret_2",
  card: { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" },
  returnUrl: "http://localhost:3000/success",
};

function answerWith(body: object, status = 200) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("only the card is sent to the sandbox, as a form", async () => {
  const fetch = answerWith({ status: "succeeded" });
  expect(await confirmAtSandbox(options)).toEqual({ kind: "succeeded" });
  expect(fetch.mock.calls[0]?.[0]).toBe("http://127.0.0.1:9999/v1/payment_intents/pi_1/confirm");
  expect(Object.fromEntries(fetch.mock.calls[0]?.[1].body as URLSearchParams)).toEqual({
    key: "pk_test_sandbox_local",
    client_secret: "pi_1_secret_2",
    return_url: "http://localhost:3000/success",
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242 4242 4242 4242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "34",
    "payment_method_data[card][cvc]": "123",
  });
});

test.each([
  ["12/34", "12", "34"],
  [" 1 / 2034 ", "1", "2034"],
  ["1234", "12", "34"],
  ["122034", "12", "2034"],
  ["soon", "soon", "soon"],
])("the typed expiry %s is month %s of year %s", async (expiry, month, year) => {
  const fetch = answerWith({ status: "succeeded" });
  await confirmAtSandbox({ ...options, card: { ...options.card, expiry } });
  const sent = fetch.mock.calls[0]?.[1].body as URLSearchParams;
  expect(sent.get("payment_method_data[card][exp_month]")).toBe(month);
  expect(sent.get("payment_method_data[card][exp_year]")).toBe(year);
});

test("a decline has the provider's message", async () => {
  answerWith(
    { error: { message: "Your card was declined.", payment_intent: { status: "requires_payment_method" } } },
    402,
  );
  expect(await confirmAtSandbox(options)).toEqual({ kind: "refused", message: "Your card was declined." });
});

test("a payment that has already succeeded is successful", async () => {
  answerWith({ error: { message: "It has already succeeded.", payment_intent: { status: "succeeded" } } }, 400);
  expect(await confirmAtSandbox(options)).toEqual({ kind: "succeeded" });
});

test("authentication leaves the page, and the promise stays pending", async () => {
  const url = "http://127.0.0.1:9999/authenticate/pi_1";
  answerWith({ status: "requires_action", next_action: { redirect_to_url: { url } } });
  const left = Promise.withResolvers<string>();
  const settled = vi.fn();
  void confirmAtSandbox(options, left.resolve).then(settled);
  expect(await left.promise).toBe(url);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(settled).not.toHaveBeenCalled();
});

test("a sandbox that does not respond is an error, not a refusal", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(confirmAtSandbox(options)).rejects.toThrow("Failed to fetch");
});
