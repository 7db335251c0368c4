import type { UseQueryResult } from "@tanstack/react-query";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Select } from "@zodiac-at-work/ui/select";
import { OptionFilter } from "../../lists/option-filter.tsx";
import type { UsState, UsStateView } from "./us-state-view.ts";

interface UsStateControlsProps {
  readonly view: UsStateView;
  readonly states: readonly UsState[];
  readonly stats: Pick<UseQueryResult, "error" | "refetch">;
  readonly regions: UseQueryResult<readonly string[]>;
  readonly categories: UseQueryResult<readonly string[]>;
  readonly onFilter: (change: { region?: string; category?: string }) => void;
  /** Called with the name of a state, or an empty string. */
  readonly onState: (name: string) => void;
}

/** Filters by region and category, and a list of the states as an alternative to the map. */
export function UsStateControls(props: UsStateControlsProps) {
  const { view, states, stats, regions, categories, onFilter, onState } = props;
  const chosen = states.some(({ name }) => name === view.chosen) ? view.chosen : undefined;
  return (
    <div className="grid grow grid-cols-2 gap-3 sm:grid-cols-3 md:max-w-140">
      <OptionFilter
        isCompact
        label="Region"
        name="region"
        all="All regions"
        result={regions}
        failure="Failed to fetch regions"
        chosen={view.region}
        onChoose={(region) => onFilter({ region })}
      />
      <OptionFilter
        isCompact
        label="Category"
        name="category"
        all="All categories"
        result={categories}
        failure="Failed to fetch categories"
        chosen={view.category}
        onChoose={(category) => onFilter({ category })}
      />
      <div className="max-sm:col-span-2">
        <Select
          isCompact
          label="Go to a state"
          name="state"
          value={chosen ?? ""}
          onChange={(event) => onState(event.currentTarget.value)}
        >
          <option value="">Go to a state</option>
          {states.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </Select>
      </div>
      {stats.error && (
        <Callout tone="danger" className="col-span-full">
          Failed to fetch US states stats{" "}
          <button type="button" onClick={() => void stats.refetch()} className="text-link min-h-11 font-normal">
            Try again
          </button>
        </Callout>
      )}
    </div>
  );
}
