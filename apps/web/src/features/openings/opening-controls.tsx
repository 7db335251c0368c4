import { counted } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Select } from "@zodiac-at-work/ui/select";
import { Switch } from "@zodiac-at-work/ui/switch";
import { cx } from "class-variance-authority";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { SearchField } from "../../lists/search-field.tsx";
import { countryName, typeNames } from "../../openings/opening-text.ts";
import { filtersInUse } from "./filter-words.ts";
import { ages, type OpeningView } from "./opening-view.ts";
import type { OpeningFilters } from "./use-openings.ts";

interface OpeningControlsProps {
  readonly view: OpeningView;
  /** What the openings can be filtered by, once it is loaded. */
  readonly filters: OpeningFilters | undefined;
  readonly onSearch: (text: string) => void;
  /** Called with a filter's name in the URL and its value. An empty value removes it. */
  readonly onFilter: (name: "industry" | "place" | "type" | "days" | "remote" | "country", value: string) => void;
}

/** Search and filters. Every change takes effect at once. In a narrow window, a button unfolds the lists. */
export function OpeningControls({ view, filters, onSearch, onFilter }: OpeningControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const folded = filtersInUse(view).filter(({ name }) => name !== "search" && name !== "remote").length;
  const select = (name: Parameters<typeof onFilter>[0]) => ({
    name,
    isCompact: true,
    onChange: (event: { currentTarget: HTMLSelectElement }) => onFilter(name, event.currentTarget.value),
  });
  return (
    <div className="grid grid-cols-[1fr_auto_auto] gap-2 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_auto]">
      <SearchField search={view.search} onSearch={onSearch} placeholder="Search titles and companies" isCompact />
      <div
        id={panel}
        className={cx(
          "grid grid-cols-2 gap-2 max-md:order-1 max-md:col-span-full",
          view.isRemote ? "sm:grid-cols-5" : "sm:grid-cols-4 md:grid-cols-[4fr_4fr_3fr_3fr]",
          !isOpen && "max-md:hidden",
        )}
      >
        <Select label="Industry" value={view.industry ?? ""} {...select("industry")}>
          <option value="">All industries</option>
          {listed(
            filters?.industries.map(({ industry }) => industry),
            view.industry,
          ).map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </Select>
        <Select label="Place" value={view.place ?? ""} {...select("place")}>
          <option value="">Any place</option>
          {listed(
            filters?.places.map(({ place }) => place),
            view.place,
          ).map((place) => (
            <option key={place}>{place}</option>
          ))}
        </Select>
        {view.isRemote && (
          <Select label="Remote from" value={view.country ?? ""} {...select("country")}>
            <option value="">Any country</option>
            {listed(
              filters?.remoteCountries.map(({ country }) => country),
              view.country,
            ).map((country) => (
              <option key={country} value={country}>
                {countryName(country)}
              </option>
            ))}
          </Select>
        )}
        <Select label="Type" value={view.type ?? ""} {...select("type")}>
          <option value="">Any type</option>
          {listed(
            filters?.types.map(({ type }) => type),
            view.type,
          ).map((type) => (
            <option key={type} value={type}>
              {typeNames[type]}
            </option>
          ))}
        </Select>
        <Select label="Age" value={view.days ?? ""} {...select("days")}>
          <option value="">Any age</option>
          {ages.map((days) => (
            <option key={days} value={days}>
              {counted(days, "day")}
            </option>
          ))}
        </Select>
      </div>
      <Switch
        label="Remote"
        name="remote"
        checked={view.isRemote}
        onChange={(event) => onFilter("remote", event.currentTarget.checked ? "true" : "")}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonStyle({ variant: "quiet", size: "small", className: "min-h-11 border-edge md:hidden" })}
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
        <span className="max-sm:sr-only">Filters</span>
        {folded > 0 && (
          <>
            {folded}
            <span className="sr-only"> in use</span>
          </>
        )}
      </button>
    </div>
  );
}

/** Returns the options, with the chosen one even if it is not among them. */
function listed<Option>(options: readonly Option[] = [], chosen: Option | undefined): readonly Option[] {
  return chosen === undefined || options.includes(chosen) ? options : [chosen, ...options];
}
