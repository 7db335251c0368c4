/** Cards that pay nothing, at Stripe in test mode and at the local stand-in alike. Any later date and any code will do. */
export const testCards = [
  { number: "4242 4242 4242 4242", does: "pays" },
  { number: "4000 0000 0000 0002", does: "is declined" },
  { number: "4000 0000 0000 9995", does: "has insufficient funds" },
  { number: "4000 0025 0000 3155", does: "asks for authentication" },
] as const;
