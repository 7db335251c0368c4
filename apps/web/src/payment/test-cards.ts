/** Stripe's test cards. The local sandbox accepts them too. Any future date and any security code work. */
export const testCards = [
  { number: "4242 4242 4242 4242", does: "succeeds" },
  { number: "4000 0000 0000 0002", does: "is declined" },
  { number: "4000 0000 0000 9995", does: "has insufficient funds" },
  { number: "4000 0025 0000 3155", does: "requires authentication" },
] as const;
