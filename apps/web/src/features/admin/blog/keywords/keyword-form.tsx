import { useQueryClient } from "@tanstack/react-query";
import type { KeywordCategory, SearchIntent } from "@zodiac-at-work/catalog";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Checkbox } from "@zodiac-at-work/ui/checkbox";
import { Field } from "@zodiac-at-work/ui/field";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { call } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { FormError } from "../../../../form/form-error.ts";
import { useFormMutation } from "../../../../form/use-form-mutation.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { FormButtons } from "../../form-buttons.tsx";
import type { Keyword } from "../blog-admin-types.ts";
import { CategorySelect, IntentSelect } from "../keyword-selects.tsx";
import { isOfPage } from "../use-blog-admin.ts";

interface KeywordFormProps {
  readonly keyword: Keyword;
  readonly onClose: () => void;
}

/** Changes a keyword, in a row below it. */
export function KeywordForm({ keyword, onClose }: KeywordFormProps) {
  const client = useQueryClient();
  const form = useFocusOnArrival<HTMLFormElement>();
  const saving = useFormMutation({
    send: async (element) => {
      const params = { id: String(keyword.id) };
      await call("PUT /api/blog/keywords/:id", { params, body: fieldsIn(element) });
      await refresh(client, { predicate: ({ queryKey }) => isOfPage(String(queryKey[0])) });
    },
    messageOf: (error) => `The keyword is unchanged. ${adminErrorText(error)}`,
    onSuccess: () => {
      showToast({ title: "Keyword Updated" });
      onClose();
    },
  });
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={`Edit ${keyword.keyword}`}
      noValidate
      onSubmit={saving.submit}
      onChange={() => saving.problem && saving.reset()}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="grid gap-x-3 gap-y-4 p-3 outline-none md:p-4 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_10rem_10rem_8rem_8rem]"
    >
      <div className="sm:max-md:col-span-2">
        <Field
          label="Keyword"
          name="keyword"
          autoComplete="off"
          maxLength={200}
          isDense
          defaultValue={keyword.keyword}
        />
      </div>
      <CategorySelect isDense defaultValue={keyword.category} />
      <IntentSelect isDense defaultValue={keyword.searchIntent} />
      <NumberField label="Search volume" name="searchVolume" value={keyword.searchVolume} />
      <NumberField label="Difficulty, 0–100" name="difficulty" value={keyword.difficulty} />
      <div className="col-span-full">
        <Checkbox name="isActive" defaultChecked={keyword.isActive} label="Active: articles may be written for it" />
      </div>
      {saving.problem !== undefined && (
        <Callout tone="danger" className="col-span-full">
          {saving.problem}
        </Callout>
      )}
      <FormButtons save="Save keyword" isSaving={saving.isPending} onCancel={onClose} className="col-span-full" />
    </form>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
}

function NumberField({ label, name, value }: NumberFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      isDense
      defaultValue={value ?? ""}
    />
  );
}

function fieldsIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const keyword = String(data.get("keyword")).trim();
  if (keyword === "") throw new FormError("Please enter a keyword");
  return {
    keyword,
    category: String(data.get("category")) as KeywordCategory,
    searchIntent: String(data.get("searchIntent")) as SearchIntent,
    searchVolume: numberIn(data, "searchVolume", 2_147_483_647, "Enter the search volume as a whole number."),
    difficulty: numberIn(data, "difficulty", 100, "Enter the difficulty as a whole number from 0 to 100."),
    isActive: data.has("isActive"),
  };
}

/** Returns the number in a field, or null if the field is empty. */
function numberIn(data: FormData, name: string, largest: number, problem: string): number | null {
  const text = String(data.get(name)).replace(/[\s,]/g, "");
  if (text === "") return null;
  if (!/^\d+$/.test(text) || Number(text) > largest) throw new FormError(problem);
  return Number(text);
}
