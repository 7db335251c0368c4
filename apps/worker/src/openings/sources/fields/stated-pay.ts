import type { Salary } from "@zodiac-at-work/catalog";
import { findSalary } from "./salary.ts";

/**
 * Finds pay in the text of a posting, for sources without a field for it. Texts name other sums of money too, so only a
 * span with a currency or its sign counts, in a sentence about pay or right below a heading about pay. Without a period it
 * counts if the text calls it pay or a range of pay.
 *
 * @example
 * findStatedPay("Gehalt: 45.000 – 55.000 € pro Jahr"); // { min: 45000, max: 55000, currency: "EUR", period: "year", … }
 */
export function findStatedPay(text: string | undefined): Salary | null {
  let heading = "";
  for (const line of (text ?? "").slice(0, maxLength).split(/\n+/)) {
    for (const sentence of line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      if (!/\d/.test(sentence) || otherMoney.test(sentence) || !aboutPay.test(`${heading} ${sentence}`)) continue;
      const salary = findSalary(sentence);
      if (salary !== null && isSpan(salary) && (salary.period !== null || rangeOfPay.test(`${heading} ${sentence}`)))
        return salary;
    }
    heading = line.length <= maxHeading ? line : "";
  }
  return null;
}

const maxLength = 100_000;
const maxHeading = 60;

const aboutPay =
  /\b(?:salary|salaries|compensation|pay|wages?|remuneration|\w*gehalt|\w*gehälter|vergütung|\w*lohn|verdienst|entgelt|salaire|rémunération|salario|sueldo|retribuzione|stipendio|salaris|wynagrodzenie|lön|løn|lønn)\b/iu;
const otherMoney = /\b(?:revenues?|turnover|budgets?|funding|umsatz|bonus of|equity of)\b/i;

/** "Base pay range", "salary range", "Salary: ". */
const rangeOfPay =
  /\b(?:pay|salary|compensation|wage)s?(?: \w+)? (?:range|scale|band)s?\b|^\s*(?:base |annual )?(?:salary|pay|compensation|gehalt|vergütung|lohn|salaire|salario)\s*:/i;

function isSpan({ min, max }: Salary): boolean {
  return min !== null && max !== null && min < max;
}
