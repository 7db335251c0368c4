import { createRequire } from "node:module";
import { afterEach, expect, test, vi } from "vitest";
import { alignSignUpTimes } from "./sign-up-times.ts";

interface Emulator {
  AgentProjectState: new (projectId: string) => Parameters<typeof alignSignUpTimes>[0] & AccountReader;
  signUp: (state: object, body: object, context: object) => Promise<{ idToken: string; localId: string }>;
}

interface AccountReader {
  getUserByLocalId(localId: string): { validSince: string };
}

const require = createRequire(import.meta.url);
const { AgentProjectState } = require("firebase-tools/lib/emulator/auth/state.js") as Emulator;
const { authOperations } = require("firebase-tools/lib/emulator/auth/operations.js");
const signUp: Emulator["signUp"] = authOperations.identitytoolkit.accounts.signUp;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Signs up while a second ends. Each reading of the clock is a millisecond after the one before. */
async function signUpAsASecondEnds(state: AccountReader) {
  const start = Date.parse("2026-11-24T08:00:00.999Z");
  let readings = 0;
  const SystemDate = Date;
  vi.stubGlobal(
    "Date",
    class extends SystemDate {
      constructor(time?: number) {
        super(time ?? start + readings++);
      }
    },
  );
  const body = { email: "reader@example.com", password: "correct horse" };
  const { idToken, localId } = await signUp(state, body, {});
  const [, claims = ""] = idToken.split(".");
  const { auth_time: signedInAt } = JSON.parse(Buffer.from(claims, "base64url").toString());
  return { signedInAt: Number(signedInAt), validSince: Number(state.getUserByLocalId(localId).validSince) };
}

test("the emulator takes the first token of an account for revoked if a second ends during the sign-up", async () => {
  const { signedInAt, validSince } = await signUpAsASecondEnds(new AgentProjectState("demo"));
  expect(validSince).toBe(signedInAt + 1);
});

test("with aligned times the first token of an account is always valid", async () => {
  const state = new AgentProjectState("demo");
  alignSignUpTimes(state);
  const { signedInAt, validSince } = await signUpAsASecondEnds(state);
  expect(validSince).toBe(signedInAt);
});
