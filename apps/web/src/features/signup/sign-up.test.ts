import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { signUp } from "./sign-up.ts";

vi.mock("../../auth/load-firebase.ts", () => ({ loadFirebase: vi.fn() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function firebaseWith(current: { uid: string; email: string } | null) {
  const fake = {
    currentUser: async () => current,
    signUp: vi.fn(async (email: string) => ({ uid: "new", email })),
    sendVerification: vi.fn(async () => {}),
  };
  vi.mocked(loadFirebase).mockResolvedValue(fake as never);
  return fake;
}

function serve(statuses: Record<string, number> = {}) {
  const sent: { path: string; body: unknown; at: number }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body), at: Date.now() });
    const status = statuses[path] ?? 200;
    const refusal = status === 429 ? { code: "rate-limited" } : {};
    return Response.json(status === 200 ? { clientSecret: "pi_1_secret_2" } : refusal, { status });
  });
  return sent;
}

async function run() {
  const result = signUp("a@example.com", "secret").catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return await result;
}

test("the account is created and registered, and half a second later its payment is prepared", async () => {
  const { signUp: made, sendVerification } = firebaseWith(null);
  const sent = serve();
  expect(await run()).toEqual({ email: "a@example.com", clientSecret: "pi_1_secret_2", isNewAccount: true });
  expect(made).toHaveBeenCalledWith("a@example.com", "secret");
  expect(sendVerification).toHaveBeenCalledOnce();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/user/register", { uid: "new", email: "a@example.com" }],
    ["/api/create-payment-intent", { amount: 62, email: "a@example.com", userId: "new" }],
  ]);
  expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBe(500);
});

test("no API call contains the password", async () => {
  firebaseWith(null);
  const sent = serve();
  await run();
  expect(JSON.stringify(sent)).not.toContain('secret"');
});

test("a second attempt continues with the account of the first one", async () => {
  const { signUp: made } = firebaseWith({ uid: "half", email: "A@example.com" });
  const sent = serve();
  expect(await run()).toMatchObject({ clientSecret: "pi_1_secret_2", isNewAccount: false });
  expect(made).not.toHaveBeenCalled();
  expect(sent[0]?.body).toEqual({ uid: "half", email: "a@example.com" });
});

test("a signup creates its own account while another user is signed in", async () => {
  const { signUp: made } = firebaseWith({ uid: "other", email: "b@example.com" });
  serve();
  await run();
  expect(made).toHaveBeenCalledOnce();
});

test("a failed registration ends the signup before the payment", async () => {
  firebaseWith(null);
  const sent = serve({ "/api/user/register": 500 });
  expect(await run()).toMatchObject({ message: "Failed to register user in database" });
  expect(sent).toHaveLength(1);
});

test.each([
  [500, "Failed to prepare the payment"],
  [409, "Failed to prepare the payment"],
  [429, '429: {"code":"rate-limited"}'],
])("a payment that fails to prepare with status %s throws %j", async (status, message) => {
  firebaseWith(null);
  serve({ "/api/create-payment-intent": status });
  expect(await run()).toMatchObject({ message });
});

test("a confirmation email that can't be sent does not end the signup", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  firebaseWith(null).sendVerification.mockRejectedValue(new Error("quota"));
  serve();
  expect(await run()).toMatchObject({ clientSecret: "pi_1_secret_2" });
});
