import type { UseQueryResult } from "@tanstack/react-query";
import type { CarBrandCategory } from "@zodiac-at-work/catalog";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { Select } from "@zodiac-at-work/ui/select";
import { Switch } from "@zodiac-at-work/ui/switch";
import { Link } from "react-router";
import { SearchField } from "../../lists/search-field.tsx";
import { changed } from "../../lists/search-params.ts";
import type { CarBrandView } from "./car-brand-view.ts";

interface CarBrandControlsProps {
  readonly view: CarBrandView;
  readonly query: URLSearchParams;
  readonly hasReader: boolean;
  readonly categories: UseQueryResult<readonly CarBrandCategory[]>;
  /** The number of brands of each category that pass the other filters. Undefined while loading. */
  readonly counts: ReadonlyMap<CarBrandCategory, number> | undefined;
  readonly onSearch: (text: string) => void;
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** Search, order and filters. Every change takes effect at once. */
export function CarBrandControls(props: CarBrandControlsProps) {
  const { view, query, hasReader, categories, counts, onSearch, onChange } = props;
  const total = counts && [...counts.values()].reduce((sum, count) => sum + count, 0);
  const linkTo = (category: CarBrandCategory | undefined) => ({
    to: { search: changed(query, { category }) },
    preventScrollReset: true,
    "aria-current": category === view.category ? ("true" as const) : undefined,
    className: chipStyle(),
  });
  const options = categories.data ?? (view.category ? [view.category] : []);
  return (
    <div className="my-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <div className={hasReader ? "max-md:col-span-2" : "md:col-span-2"}>
          <SearchField search={view.search} onSearch={onSearch} placeholder="Search car brands" isCompact />
        </div>
        {hasReader && (
          <Select
            label="Sort by"
            isCompact
            name="sort"
            value={view.order}
            onChange={({ currentTarget: { value } }) =>
              onChange({ sort: value === view.defaultOrder ? undefined : value })
            }
          >
            <option value="match">Best match first</option>
            <option value="name">By name</option>
          </Select>
        )}
        <Switch
          label="In production"
          checked={view.isActive}
          onChange={(event) => onChange({ active: event.currentTarget.checked ? "true" : undefined })}
        />
      </div>
      <div className="mt-3">
        <Chips label="Category">
          <Link {...linkTo(undefined)}>
            All categories
            <Count>{total}</Count>
          </Link>
          {options.map((category) => (
            <Link key={category} {...linkTo(category)}>
              {category}
              <Count>{counts && (counts.get(category) ?? 0)}</Count>
            </Link>
          ))}
        </Chips>
        {categories.error && (
          <p role="alert" className="mt-1 text-sm font-medium text-danger">
            Failed to fetch categories{" "}
            <button type="button" onClick={() => void categories.refetch()} className="text-link min-h-11 font-normal">
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
