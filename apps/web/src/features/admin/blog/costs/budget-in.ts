import { FormError } from "../../../../form/form-error.ts";
import type { ModelBudget } from "../blog-admin-types.ts";

/**
 * Reads the prices and the limit that were typed.
 *
 * @throws {FormError} with what to do
 */
export function budgetIn(form: FormData): ModelBudget {
  const [inputPrice, outputPrice] = [amountIn(form, "inputPrice"), amountIn(form, "outputPrice")];
  if ((inputPrice === null) !== (outputPrice === null)) throw new FormError("Enter both prices, or neither of them.");
  const dailyLimit = amountIn(form, "dailyLimit");
  if (dailyLimit === null) throw new FormError("Enter what a day may cost. With 0, no model is asked.");
  return { inputPrice, outputPrice, dailyLimit };
}

function amountIn(form: FormData, name: string): number | null {
  const typed = String(form.get(name)).replace(/[\s$,]/g, "");
  if (typed === "") return null;
  const amount = /^\d*\.?\d{0,6}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(amount <= 1000)) throw new FormError("Enter amounts in US dollars from 0 to 1,000, such as 3 or 0.25.");
  return amount;
}
