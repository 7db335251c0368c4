import { industries } from "@zodiac-at-work/catalog";
import { Select } from "@zodiac-at-work/ui/select";
import { SearchField } from "../../catalog/search-field.tsx";
import type { CompanyView } from "./company-view.ts";

interface CompanyControlsProps {
  readonly view: CompanyView;
  readonly onSearch: (text: string) => void;
  readonly onIndustry: (industry: string) => void;
  readonly onOrder: (order: string) => void;
}

/** Search, industry and order. Every change takes effect at once. */
export function CompanyControls({ view, onSearch, onIndustry, onOrder }: CompanyControlsProps) {
  return (
    <div className="my-8 grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]">
      <div className="max-md:col-span-2">
        <SearchField search={view.search} onSearch={onSearch} placeholder="Name, place or business" />
      </div>
      <Select
        label="Industry"
        name="industry"
        value={view.industry ?? ""}
        onChange={(event) => onIndustry(event.currentTarget.value)}
      >
        <option value="">All industries</option>
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </Select>
      <Select label="Sort by" name="sort" value={view.order} onChange={(event) => onOrder(event.currentTarget.value)}>
        {view.search !== "" && <option value="relevance">Relevance</option>}
        <option value="name">Name</option>
        <option value="match">Match with your sign</option>
      </Select>
    </div>
  );
}
