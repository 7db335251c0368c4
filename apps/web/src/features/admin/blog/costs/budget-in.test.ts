import { expect, test } from "vitest";
import { budgetIn } from "./budget-in.ts";

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  const usual = { inputPrice: "3", outputPrice: "15", dailyLimit: "5" };
  for (const [name, value] of Object.entries({ ...usual, ...values })) data.set(name, value);
  return data;
}

test.each([
  [{}, { inputPrice: 3, outputPrice: 15, dailyLimit: 5 }],
  [
    { inputPrice: " $0.25 ", outputPrice: ".5", dailyLimit: "1,000" },
    { inputPrice: 0.25, outputPrice: 0.5, dailyLimit: 1000 },
  ],
  [
    { inputPrice: "", outputPrice: " " },
    { inputPrice: null, outputPrice: null, dailyLimit: 5 },
  ],
  [{ dailyLimit: "0" }, { inputPrice: 3, outputPrice: 15, dailyLimit: 0 }],
])("%j is read", (values, budget) => {
  expect(budgetIn(form(values))).toEqual(budget);
});

test.each([
  [{ inputPrice: "" }, "Enter both prices"],
  [{ outputPrice: "" }, "Enter both prices"],
  [{ dailyLimit: "" }, "Enter what a day may cost"],
  [{ inputPrice: "-1" }, "Enter amounts in US dollars"],
  [{ outputPrice: "1001" }, "Enter amounts in US dollars"],
  [{ inputPrice: "many" }, "Enter amounts in US dollars"],
  [{ inputPrice: "." }, "Enter amounts in US dollars"],
  [{ dailyLimit: "0.0000001" }, "Enter amounts in US dollars"],
])("%j is refused with what to do", (values, message) => {
  expect(() => budgetIn(form(values))).toThrow(message);
});
