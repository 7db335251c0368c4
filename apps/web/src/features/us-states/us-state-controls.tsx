import type { UseQueryResult } from "@tanstack/react-query";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Select } from "@zodiac-at-work/ui/select";
import { OptionFilter } from "../../catalog/option-filter.tsx";
import type { UsState, UsStateView } from "./us-state-view.ts";

interface UsStateControlsProps {
  readonly view: UsStateView;
  readonly states: readonly UsState[];
  readonly counted: Pick<UseQueryResult, "error" | "refetch">;
  readonly regions: UseQueryResult<readonly string[]>;
  readonly categories: UseQueryResult<readonly string[]>;
  readonly onFilter: (change: { region?: string; category?: string }) => void;
  /** The name of a state, or nothing. */
  readonly onState: (name: string) => void;
}

/** Region and category, and the way to a state for whom the map is too small. */
export function UsStateControls(props: UsStateControlsProps) {
  const { view, states, counted, regions, categories, onFilter, onState } = props;
  const chosen = states.some(({ name }) => name === view.chosen) ? view.chosen : undefined;
  return (
    <div className="my-8 grid gap-4 max-sm:grid-cols-2 sm:grid-cols-3">
      <OptionFilter
        label="Region"
        name="region"
        all="All regions"
        read={regions}
        failure="Failed to fetch regions"
        chosen={view.region}
        onChoose={(region) => onFilter({ region })}
      />
      <OptionFilter
        label="Category"
        name="category"
        all="All categories"
        read={categories}
        failure="Failed to fetch categories"
        chosen={view.category}
        onChoose={(category) => onFilter({ category })}
      />
      <div className="max-sm:col-span-2">
        <Select
          label="Go to a state"
          name="state"
          value={chosen ?? ""}
          onChange={(event) => onState(event.currentTarget.value)}
        >
          <option value="">Choose a state</option>
          {states.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </Select>
      </div>
      {counted.error && (
        <Callout tone="danger" className="col-span-full">
          Failed to fetch US states stats{" "}
          <button type="button" onClick={() => void counted.refetch()} className="text-link min-h-11 font-normal">
            Try again
          </button>
        </Callout>
      )}
    </div>
  );
}
