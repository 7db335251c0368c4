import { keywordCategories, searchIntents } from "@zodiac-at-work/catalog";
import { Select } from "@zodiac-at-work/ui/select";
import type { ComponentProps } from "react";
import { categoryNames, intentNames } from "./blog-admin-words.ts";

interface KeywordSelectProps extends Omit<ComponentProps<typeof Select>, "label" | "children"> {
  /** The text of an empty first option, for a filter: `All categories`. */
  readonly all?: string;
}

export function CategorySelect({ all, ...select }: KeywordSelectProps) {
  return (
    <Select label="Category" name="category" {...select}>
      {all !== undefined && <option value="">{all}</option>}
      {keywordCategories.map((category) => (
        <option key={category} value={category}>
          {categoryNames[category]}
        </option>
      ))}
    </Select>
  );
}

export function IntentSelect({ all, ...select }: KeywordSelectProps) {
  return (
    <Select label="Search intent" name="searchIntent" {...select}>
      {all !== undefined && <option value="">{all}</option>}
      {searchIntents.map((intent) => (
        <option key={intent} value={intent}>
          {intentNames[intent]}
        </option>
      ))}
    </Select>
  );
}
