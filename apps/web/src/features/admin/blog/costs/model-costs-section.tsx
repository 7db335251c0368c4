import { counted } from "@zodiac-at-work/catalog/counted";
import { Heading } from "@zodiac-at-work/ui/heading";
import { useId, useState } from "react";
import { adminErrorText } from "../../../../api/error-text.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { ModelCosts } from "../blog-admin-types.ts";
import { useModelCosts } from "../use-blog-admin.ts";
import { CostsTable } from "./costs-table.tsx";
import { ModelBudgetForm } from "./model-budget-form.tsx";
import { usd } from "./usd.ts";

/** What a model that writes cost by article, day and month, and what it may cost. */
export function ModelCostsSection({ editSearch }: { readonly editSearch: (id: number) => string }) {
  const id = useId();
  const { data, error, refetch } = useModelCosts();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="small" className="mb-1">
        Model costs
      </Heading>
      {!data && !error && <RowsLoading label="Loading the costs" rows={3} />}
      {!data && error && (
        <SectionFailure
          text="The costs of the model could not be loaded."
          reason={adminErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <p className="mb-4 text-sm text-soft tabular-nums">{todayText(data)}</p>
          {data.days.length > 0 && <Costs costs={data} editSearch={editSearch} />}
          <ModelBudgetForm budget={data.budget} />
        </>
      )}
    </section>
  );
}

type Grouping = "articles" | "days" | "months";

const groupings: Readonly<Record<Grouping, string>> = { articles: "By article", days: "By day", months: "By month" };

interface CostsProps {
  readonly costs: ModelCosts;
  /** Returns the URL's query with an article in the editor. */
  readonly editSearch: (id: number) => string;
}

function Costs({ costs, editSearch }: CostsProps) {
  const [grouping, setGrouping] = useState<Grouping>("articles");
  return (
    <div className="mb-6">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <div role="group" aria-label="Group the costs" className="mb-2 flex gap-1">
        {(Object.keys(groupings) as Grouping[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={grouping === each}
            onClick={() => setGrouping(each)}
            className="min-h-9 rounded-sm px-2.5 text-sm text-soft hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
          >
            {groupings[each]}
          </button>
        ))}
      </div>
      {grouping === "articles" && (
        <CostsTable
          label="Costs by article"
          name="Article"
          rows={costs.articles.map(({ post, keyword, ...sums }, i) => ({
            ...sums,
            key: `${post?.id ?? keyword ?? i}`,
            name: post?.title ?? (keyword ? `“${keyword}”, not written` : "Texts that were not kept"),
            search: post ? editSearch(post.id) : undefined,
          }))}
        />
      )}
      {grouping === "days" && (
        <CostsTable
          label="Costs by day"
          name="Day in UTC"
          rows={costs.days.map(({ day, ...sums }) => ({ ...sums, key: day, name: dayText(day) }))}
        />
      )}
      {grouping === "months" && (
        <CostsTable
          label="Costs by month"
          name="Month in UTC"
          rows={costs.months.map(({ month, ...sums }) => ({ ...sums, key: month, name: monthText(month) }))}
        />
      )}
    </div>
  );
}

function todayText({ today, budget, days }: ModelCosts): string {
  if (budget.inputPrice === null) {
    return "No model is asked before its prices are entered here. The built-in writer costs nothing.";
  }
  const unknown = days.reduce((sum, day) => sum + day.unknown, 0);
  const note =
    unknown === 0
      ? ""
      : ` The tokens of ${counted(unknown, "call")} are not known; such a call counts with the most that it may have cost.`;
  return `Today ${usd(today)} of ${usd(budget.dailyLimit)}. The day begins at midnight UTC.${note}`;
}

function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

function monthText(month: string): string {
  const options = { year: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", options);
}
