/** The note below every field for a birth date. */
export const birthDatePrivacy =
  "Your sign is calculated in your browser. Your birth date is never sent or stored. Only your sign is kept, until you close this tab.";
