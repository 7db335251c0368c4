import { industries } from "@zodiac-at-work/catalog";
import { Select } from "@zodiac-at-work/ui/select";
import { Switch } from "@zodiac-at-work/ui/switch";
import { SearchField } from "../../catalog/search-field.tsx";
import type { CompanyView } from "./company-view.ts";

interface CompanyControlsProps {
  readonly view: CompanyView;
  readonly onSearch: (text: string) => void;
  readonly onIndustry: (industry: string) => void;
  readonly onOrder: (order: string) => void;
  readonly onHiring: (isHiring: boolean) => void;
}

/** Search, industry, order and openings. Every change takes effect at once. */
export function CompanyControls({ view, onSearch, onIndustry, onOrder, onHiring }: CompanyControlsProps) {
  return (
    <div className="my-6 grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div>
        <SearchField search={view.search} onSearch={onSearch} placeholder="Name, place or business" isCompact />
      </div>
      <Select
        label="Industry"
        isCompact
        name="industry"
        value={view.industry ?? ""}
        onChange={(event) => onIndustry(event.currentTarget.value)}
      >
        <option value="">All industries</option>
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </Select>
      <Select
        label="Sort by"
        isCompact
        name="sort"
        value={view.order}
        onChange={(event) => onOrder(event.currentTarget.value)}
      >
        {view.search !== "" && <option value="relevance">Relevance</option>}
        <option value="name">By name</option>
        <option value="known">Well known first</option>
        <option value="match">Match with your sign</option>
      </Select>
      <div className="grid max-md:col-start-2 max-md:row-start-1">
        <Switch
          label="With openings"
          checked={view.isHiring}
          onChange={(event) => onHiring(event.currentTarget.checked)}
        />
      </div>
    </div>
  );
}
