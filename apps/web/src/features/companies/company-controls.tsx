import { industries } from "@zodiac-at-work/catalog";
import { Select } from "@zodiac-at-work/ui/select";
import { Switch } from "@zodiac-at-work/ui/switch";
import { SearchField } from "../../lists/search-field.tsx";
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
    <div className="my-6 flex flex-wrap gap-3 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0 grow-99 basis-32 max-md:-order-2 sm:max-md:basis-[calc(100%-12rem)]">
        <SearchField search={view.search} onSearch={onSearch} placeholder="Search" isCompact />
      </div>
      <div className="max-md:min-w-0 max-md:grow max-md:basis-32">
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
      </div>
      <div className="max-md:min-w-0 max-md:grow max-md:basis-32">
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
      </div>
      <div className="grid grow max-md:-order-1">
        <Switch
          label="With openings"
          checked={view.isHiring}
          onChange={(event) => onHiring(event.currentTarget.checked)}
        />
      </div>
    </div>
  );
}
