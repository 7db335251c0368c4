/**
 * The keys of the sandbox. They are not secret: the sandbox listens on loopback only. The prefixes let production
 * recognize and refuse them.
 */
export const secretKey = "sk_test_sandbox_local";
export const publishableKey = "pk_test_sandbox_local";
export const webhookSecretPrefix = "whsec_sandbox_";
