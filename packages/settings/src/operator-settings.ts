import type { SharedValues } from "./variables.ts";

/** Who runs the site and what they promise its buyers. Null where a setting is missing. */
export interface OperatorSettings extends LegalFacts {
  /** The last day of the limited offer, `YYYY-MM-DD`. */
  readonly offerEnds: string | null;
}

/** The facts that the legal pages state. */
interface LegalFacts {
  /** The person or company. */
  readonly name: string | null;
  readonly address: string | null;
  /** Where readers reach a person. */
  readonly email: string | null;
  /** The law that applies, as it continues "the laws of". */
  readonly law: string | null;
  /** Within how many days of the payment a refund is granted without a reason. */
  readonly refundDays: number | null;
  /** The day from which the texts apply, `YYYY-MM-DD`. */
  readonly legalDate: string | null;
}

type LegalVariable =
  | "OPERATOR_NAME"
  | "OPERATOR_ADDRESS"
  | "OPERATOR_LAW"
  | "SUPPORT_EMAIL"
  | "REFUND_DAYS"
  | "LEGAL_DATE";

/** Reads who runs the site from checked variables. All are optional. */
export function readOperatorSettings(variables: Partial<SharedValues<LegalVariable | "OFFER_ENDS">>): OperatorSettings {
  return {
    name: variables.OPERATOR_NAME ?? null,
    address: variables.OPERATOR_ADDRESS ?? null,
    email: variables.SUPPORT_EMAIL ?? null,
    law: variables.OPERATOR_LAW ?? null,
    refundDays: variables.REFUND_DAYS ?? null,
    legalDate: variables.LEGAL_DATE ?? null,
    offerEnds: variables.OFFER_ENDS ?? null,
  };
}

/** The settings that each legal page needs. A page that lacks one is not served. */
const needs = {
  terms: ["name", "address", "email", "law", "legalDate"],
  privacy: ["name", "address", "email", "legalDate"],
  refunds: ["name", "email", "refundDays", "legalDate"],
  contact: ["name", "email"],
} as const satisfies Record<string, readonly (keyof LegalFacts)[]>;

/** A page that the law may require and whose text needs facts about the operator. */
export type LegalPage = keyof typeof needs;

export const legalPages = Object.keys(needs) as readonly LegalPage[];

const variableOf: Readonly<Record<keyof LegalFacts, LegalVariable>> = {
  name: "OPERATOR_NAME",
  address: "OPERATOR_ADDRESS",
  email: "SUPPORT_EMAIL",
  law: "OPERATOR_LAW",
  refundDays: "REFUND_DAYS",
  legalDate: "LEGAL_DATE",
};

/** A legal page that is not served, and the variables that it lacks. */
export interface UnservedLegalPage {
  readonly page: LegalPage;
  readonly missing: readonly string[];
}

/**
 * Returns the legal pages that are not served and why. The other ones are served.
 *
 * @example
 * unservedLegalPages(operator); // [{ page: "terms", missing: ["OPERATOR_LAW"] }]
 */
export function unservedLegalPages(operator: OperatorSettings): readonly UnservedLegalPage[] {
  return legalPages
    .map((page) => ({
      page,
      missing: needs[page].filter((fact) => operator[fact] === null).map((fact) => variableOf[fact]),
    }))
    .filter(({ missing }) => missing.length > 0);
}

/**
 * Returns why the site can't say when its limited offer ends, as a sentence for the operator; null if it can.
 *
 * @param today in UTC, `YYYY-MM-DD`
 */
export function offerProblem({ offerEnds }: Pick<OperatorSettings, "offerEnds">, today: string): string | null {
  if (offerEnds === null) {
    return "the site says Limited Time Offer and not until when. Set OFFER_ENDS to the last day.";
  }
  return offerEnds < today ? "it is over. Set OFFER_ENDS to a later day." : null;
}
