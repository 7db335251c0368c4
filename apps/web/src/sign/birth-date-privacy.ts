/** The note below every field for a birth date. */
export const birthDatePrivacy =
  "Your sign is calculated in your browser. Your birth date is never sent. It is stored only if you choose so, and on this device only.";
