/** An invented operator. With one, a laptop shows the legal pages. Nothing is added where a setting names a real one. */
export function sampleOperator(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.keys(sample).some((name) => environment[name]) ? {} : sample;
}

const sample = {
  OPERATOR_NAME: "Sample Operator (invented)",
  OPERATOR_ADDRESS: "1 Sample Street, Springfield",
  OPERATOR_LAW: "the place where the operator lives",
  SUPPORT_EMAIL: "support@example.com",
  REFUND_DAYS: "14",
  LEGAL_DATE: "2026-11-01",
};
