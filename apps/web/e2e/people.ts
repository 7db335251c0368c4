import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** A user with an account. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
}

export const password = "correct horse";
export const cards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  authenticates: "4000 0025 0000 3155",
} as const;

/** Returns a new email address. */
export function newEmail(): string {
  return `reader-${crypto.randomUUID()}@example.com`;
}

/** Creates an account as the signup dialog does, without the dialog. */
export async function createPerson(request: APIRequestContext): Promise<Person> {
  const { authEmulatorUrl } = await configOf(request);
  const email = newEmail();
  const signUp = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`;
  let answered: { localId: string; idToken: string } | undefined;
  // The emulator starts some seconds after the site.
  await expect(async () => {
    const response = await request.post(signUp, { data: { email, password, returnSecureToken: true } });
    answered = await response.json();
  }).toPass({ timeout: 60_000 });
  if (!answered) throw new Error("The emulator made no account.");
  const person = { uid: answered.localId, idToken: answered.idToken, email, password };
  await post(request, "/api/user/register", { uid: person.uid, email }, person);
  return person;
}

/** Creates an account that has paid. */
export async function createMember(request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  const { stripeSandboxUrl, stripePublishableKey } = await configOf(request);
  const { clientSecret } = await post(
    request,
    "/api/create-payment-intent",
    { amount: 62, userId: person.uid },
    person,
  );
  const [id] = String(clientSecret).split("_secret_");
  const paid = await request.post(`${stripeSandboxUrl}/v1/payment_intents/${id}/confirm`, {
    form: {
      key: String(stripePublishableKey),
      client_secret: String(clientSecret),
      payment_method: "pm_card_visa",
      return_url: "http://localhost/success",
    },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  // The first call may not see the payment, if the reconciler checked it a moment before it was paid.
  await expect
    .poll(async () => {
      const status = await request.get(`/api/user/${person.uid}/payment-status`, { headers: bearer(person) });
      return status.json();
    })
    .toMatchObject({ hasPaid: true });
  return person;
}

/** Returns the payments that are stored for a person. */
export async function paymentsOf(request: APIRequestContext, person: Person): Promise<{ status: string }[]> {
  const response = await request.get("/api/account/export", { headers: bearer(person) });
  return (await response.json()).payments;
}

/** Marks an address as verified, as the link in the confirmation email does. */
export async function confirmEmail(request: APIRequestContext, { uid }: Person): Promise<void> {
  const { authEmulatorUrl, firebase } = await configOf(request);
  const update = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts:update`;
  const headers = { authorization: "Bearer owner" };
  const response = await request.post(update, { headers, data: { localId: uid, emailVerified: true } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Returns the code in the latest email of the Firebase emulator. */
export async function emailedCode(request: APIRequestContext, email: string, kind: string): Promise<string> {
  const { authEmulatorUrl, firebase } = await configOf(request);
  const response = await request.get(`${authEmulatorUrl}/emulator/v1/projects/${firebase.projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  return oobCodes.findLast((sent) => sent.email === email && sent.requestType === kind)?.oobCode ?? "";
}

/** Signs in with Firebase's API and returns the tokens, as another browser would get them. */
export async function tokenOf(
  request: APIRequestContext,
  email: string,
  word = password,
): Promise<Person & { refreshToken: string }> {
  const { authEmulatorUrl } = await configOf(request);
  const signIn = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const response = await request.post(signIn, { data: { email, password: word, returnSecureToken: true } });
  const { localId, idToken, refreshToken } = await response.json();
  return { uid: localId, idToken, refreshToken, email, password: word };
}

/** Signs in with the form and waits until the page shows it. */
export async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.goto("/login");
  await fillIn(page, email, word);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible({ timeout: 60_000 });
}

/**
 * Stores the session that the form stores, for a test of something else than signing in. The next page that the test opens
 * is signed in.
 */
export async function storeSession(page: Page, email: string, word = password): Promise<void> {
  let person: Awaited<ReturnType<typeof tokenOf>> | undefined;
  // The emulator knows the demo accounts some seconds after the site starts.
  await expect(async () => {
    person = await tokenOf(page.request, email, word);
    expect(person.idToken).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (!person) throw new Error("The emulator knows no such account.");
  const { uid, idToken: accessToken, refreshToken } = person;
  const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + 3_600_000 };
  const value = JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager,
  });
  const { origin } = new URL((await page.request.get("/api/config")).url());
  const localStorage = [{ name: "firebase:authUser:demo-key:[DEFAULT]", value }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

let sharedMember: Promise<Person> | undefined;

/** Returns the member that all tests of one Playwright worker share. */
function memberOfWorker(request: APIRequestContext): Promise<Person> {
  sharedMember ??= createMember(request);
  return sharedMember;
}

/**
 * Opens a page as a paying user. Without `person`, tests share an account. A test that changes its account or uses up its
 * limits passes an account of its own.
 */
export async function openAsMember(page: Page, path: string, person?: Person): Promise<void> {
  const { email } = person ?? (await memberOfWorker(page.request));
  await storeSession(page, email);
  await page.goto(path);
}

export async function fillIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(word);
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
}

async function configOf(request: APIRequestContext) {
  return (await request.get("/api/config")).json();
}

async function post(request: APIRequestContext, path: string, data: object, person: Person) {
  const response = await request.post(path, { data, headers: bearer(person) });
  expect(response.ok(), await response.text()).toBe(true);
  return await response.json();
}

function bearer({ idToken }: Person) {
  return { Authorization: `Bearer ${idToken}` };
}

/** Opens the following pages as the administrator of the demo accounts. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await storeSession(page, "admin@example.com", "zodiac-demo");
}
