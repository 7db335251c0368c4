import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { Heading } from "@zodiac-at-work/ui/heading";
import { type SubmitEvent, useId, useState } from "react";
import { showToast } from "../../../../toast/show-toast.ts";
import { useBlogSettings } from "../use-blog-admin.ts";
import type { Generations } from "./use-generations.ts";

/** Has an article written for a keyword. What has been typed stays while another tab is open. */
export function GenerationForm({ generations }: { readonly generations: Generations }) {
  const id = useId();
  const [isInvalid, setInvalid] = useState(false);
  const { data } = useBlogSettings();
  const { order, setOrder, article } = generations;
  const { businessLocation = "Global", targetWordCount = 2000, includeLocalSEO = false } = data?.settings ?? {};

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isBlank = order.keyword.trim() === "";
    setInvalid(isBlank);
    if (!isBlank) {
      article.start({ businessLocation, targetWordCount, includeLocalSEO });
      return;
    }
    const description = "Please enter a keyword to generate an article";
    showToast({ title: "Keyword Required", description, destructive: true });
    event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="small" className="mb-4">
        Write about a keyword
      </Heading>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label="Target keyword"
          name="keyword"
          autoComplete="off"
          maxLength={200}
          aria-invalid={isInvalid || undefined}
          value={order.keyword}
          onChange={(event) => {
            setInvalid(false);
            setOrder({ ...order, keyword: event.currentTarget.value });
          }}
        />
        <Field
          label="Exact title (optional)"
          name="title"
          autoComplete="off"
          maxLength={200}
          hint="Without one, the writer chooses a title of up to 60 characters."
          value={order.title}
          onChange={(event) => setOrder({ ...order, title: event.currentTarget.value })}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" aria-disabled={article.isPending || undefined}>
            {article.isPending ? "Generating…" : "Generate Article"}
          </Button>
          <p className="text-sm text-soft">
            About {withCommas(targetWordCount)} words, {businessLocation}
          </p>
        </div>
      </form>
    </section>
  );
}
