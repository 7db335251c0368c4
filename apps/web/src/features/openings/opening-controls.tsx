import { counted } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Select } from "@zodiac-at-work/ui/select";
import { cx } from "class-variance-authority";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { SearchField } from "../../lists/search-field.tsx";
import { typeNames } from "../../openings/opening-text.ts";
import { NearControls } from "./near-controls.tsx";
import { ages, type OpeningView } from "./opening-view.ts";
import { RemoteSelect } from "./remote-select.tsx";
import type { OpeningFilters, RemoteCounts } from "./use-openings.ts";

interface OpeningControlsProps {
  readonly view: OpeningView;
  /** What the openings can be filtered by, once it is loaded. */
  readonly filters: OpeningFilters | undefined;
  /** The remote openings that pass the other filters, once they are counted. */
  readonly remote: RemoteCounts | undefined;
  readonly onSearch: (text: string) => void;
  /** Called with values for the URL, by the names of the filters. An empty value removes its filter. */
  readonly onFilter: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** Search and filters. Every change takes effect at once. In a narrow window, a button unfolds all but the search. */
export function OpeningControls({ view, filters, remote, onSearch, onFilter }: OpeningControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const select = (name: "industry" | "place" | "type" | "days") => ({
    name,
    isCompact: true,
    onChange: (event: { currentTarget: HTMLSelectElement }) => onFilter({ [name]: event.currentTarget.value }),
  });
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 md:grid-cols-10">
      <div className={view.near ? "md:col-span-5" : "md:col-span-6"}>
        <SearchField search={view.search} onSearch={onSearch} placeholder="Search titles and companies" isCompact />
      </div>
      <div
        id={panel}
        className={cx(
          "grid grid-cols-2 gap-2 max-md:order-1 max-md:col-span-full sm:max-md:grid-cols-4 md:contents",
          !isOpen && "max-md:hidden",
        )}
      >
        <div
          className={cx(
            "grid gap-2 max-md:col-span-full",
            view.near ? "grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:col-span-5" : "md:col-span-4",
          )}
        >
          <NearControls
            view={view}
            onNear={(near) => onFilter({ near, ...(near === "" && { within: undefined }) })}
            onWithin={(within) => onFilter({ within })}
          />
        </div>
        <div className="md:col-span-2">
          <RemoteSelect
            view={view}
            counts={remote}
            onChange={(isRemote, country) => onFilter({ remote: isRemote ? "true" : undefined, country })}
          />
        </div>
        <div className="md:col-span-2">
          <Select label="Place" value={view.place ?? ""} {...select("place")}>
            <option value="">Any place</option>
            {listed(
              filters?.places.map(({ place }) => place),
              view.place,
            ).map((place) => (
              <option key={place}>{place}</option>
            ))}
          </Select>
        </div>
        <div className="md:col-span-2">
          <Select label="Industry" value={view.industry ?? ""} {...select("industry")}>
            <option value="">All industries</option>
            {listed(
              filters?.industries.map(({ industry }) => industry),
              view.industry,
            ).map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </Select>
        </div>
        <div className="md:col-span-2">
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
        </div>
        <div className="max-md:col-span-full md:col-span-2">
          <Select label="Age" value={view.days ?? ""} {...select("days")}>
            <option value="">Any age</option>
            {ages.map((days) => (
              <option key={days} value={days}>
                {counted(days, "day")}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonStyle({ variant: "quiet", size: "small", className: "min-h-11 border-edge md:hidden" })}
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
        Filters
      </button>
    </div>
  );
}

/** Returns the options, with the chosen one even if it is not among them. */
function listed<Option>(options: readonly Option[] = [], chosen: Option | undefined): readonly Option[] {
  return chosen === undefined || options.includes(chosen) ? options : [chosen, ...options];
}
