import type { KeywordCategory, SearchIntent } from "@zodiac-at-work/catalog";
import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { type SubmitEvent, useState } from "react";
import { call } from "../../../../api/client.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { CategorySelect, IntentSelect } from "../keyword-selects.tsx";
import { useBlogAction } from "../use-blog-action.ts";

/** Adds a keyword. What has been typed stays if the keyword can't be added. */
export function AddKeywordForm() {
  const [keyword, setKeyword] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const add = useBlogAction({
    act: (body: { keyword: string; category: KeywordCategory; searchIntent: SearchIntent }) =>
      call("POST /api/blog/keywords", { body }),
    done: ({ keyword: added }) => ({ title: "Keyword Added", description: `“${added.keyword}” is in the list.` }),
    failed: "Failed to Add Keyword",
    onDone: () => setKeyword(""),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isBlank = keyword.trim() === "";
    setInvalid(isBlank);
    if (isBlank) {
      showToast({ title: "Keyword Required", description: "Please enter a keyword", destructive: true });
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    add.start({
      keyword: keyword.trim(),
      category: String(data.get("category")) as KeywordCategory,
      searchIntent: String(data.get("searchIntent")) as SearchIntent,
    });
  };
  return (
    <form
      aria-label="Add a keyword"
      noValidate
      onSubmit={submit}
      className="grid items-end gap-3 rounded-md border border-line bg-well p-4 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]"
    >
      <div className="sm:max-md:col-span-2">
        <Field
          label="New keyword"
          name="keyword"
          autoComplete="off"
          maxLength={200}
          isDense
          aria-invalid={isInvalid || undefined}
          value={keyword}
          onChange={(event) => {
            setInvalid(false);
            setKeyword(event.currentTarget.value);
          }}
        />
      </div>
      <CategorySelect isDense defaultValue="astrology" />
      <IntentSelect isDense defaultValue="informational" />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="min-h-11 sm:max-md:col-span-2"
        aria-disabled={add.isPending || undefined}
      >
        Add Keyword
      </Button>
    </form>
  );
}
