import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { call } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { useFormMutation } from "../../../../form/use-form-mutation.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import type { ModelBudget } from "../blog-admin-types.ts";
import { isOfPage } from "../use-blog-admin.ts";
import { budgetIn } from "./budget-in.ts";

/** The prices of the model, and what it may cost a day. */
export function ModelBudgetForm({ budget }: { readonly budget: ModelBudget }) {
  const client = useQueryClient();
  const saving = useFormMutation({
    send: (form) => call("PUT /api/blog/model-budget", { body: budgetIn(new FormData(form)) }),
    messageOf: adminErrorText,
    onSuccess: () => {
      showToast({ title: "Model Costs Saved", description: "They apply to the next call to the model." });
      return refresh(client, { predicate: ({ queryKey }) => isOfPage(String(queryKey[0])) });
    },
  });
  const amount = { inputMode: "decimal", autoComplete: "off", maxLength: 12, isDense: true } as const;
  return (
    <form
      noValidate
      aria-label="Prices and limit of the model"
      onSubmit={saving.submit}
      onChange={() => saving.problem && saving.reset()}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          {...amount}
          label="Price of a million tokens in"
          name="inputPrice"
          defaultValue={budget.inputPrice ?? ""}
          hint="US dollars, as the provider names it"
        />
        <Field
          {...amount}
          label="Price of a million tokens out"
          name="outputPrice"
          defaultValue={budget.outputPrice ?? ""}
          hint="Empty: no model is asked"
        />
        <Field
          {...amount}
          label="Most that a day may cost"
          name="dailyLimit"
          defaultValue={budget.dailyLimit}
          hint="At this limit, writing waits for the next day"
        />
      </div>
      {saving.problem !== undefined && <Callout tone="danger">{saving.problem}</Callout>}
      <div>
        <Button type="submit" variant="secondary" size="small" aria-disabled={saving.isPending || undefined}>
          Save model costs
        </Button>
      </div>
    </form>
  );
}
