/**
 * A sample of an operator. With it, a laptop shows the legal pages, the end of the offer and quotes. The pages say that it
 * is a sample. Nothing is added where a setting names a real one.
 */
export function sampleOperator(
  environment: Readonly<Record<string, string | undefined>>,
  today = new Date(),
): Record<string, string> {
  const sample = { ...facts, OFFER_ENDS: `${today.getFullYear()}-12-31`, READER_QUOTES: JSON.stringify(quotes) };
  const isReal = Object.keys(sample).some((name) => environment[name]);
  return isReal ? {} : { ...sample, SAMPLE_OPERATOR: "yes" };
}

const facts = {
  OPERATOR_NAME: "[operator’s name]",
  OPERATOR_ADDRESS: "[operator’s address]",
  OPERATOR_LAW: "[operator’s state or country]",
  SUPPORT_EMAIL: "support@example.com",
  REFUND_DAYS: "14",
  LEGAL_DATE: "2026-11-01",
};

const quotes = [
  {
    quote: "For thirty years I read the wrong sign. One line about New Year’s Day cleared it up.",
    role: "Product manager",
    sign: "ox",
  },
  {
    quote: "Clear, careful, and it shows where every answer comes from.",
    role: "Accountant",
    sign: "rooster",
  },
  {
    quote: "A quiet ten minutes over coffee, and something for the whole team to talk about.",
    role: "Nurse",
    sign: "tiger",
  },
];
