import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Select } from "@zodiac-at-work/ui/select";
import { countryWithArticle } from "../../openings/opening-text.ts";
import type { OpeningView } from "./opening-view.ts";
import type { RemoteCounts } from "./use-openings.ts";

interface RemoteSelectProps {
  readonly view: OpeningView;
  /** The remote openings that pass the other filters, once they are counted. */
  readonly counts: RemoteCounts | undefined;
  readonly onChange: (isRemote: boolean, country: string | undefined) => void;
}

const anyCountry = "any";

/** Remote work from any country, from one, or from one that the board does not state. Each has its number of openings. */
export function RemoteSelect({ view, counts, onChange }: RemoteSelectProps) {
  const value = view.isRemote ? (view.country ?? anyCountry) : "";
  const options = (counts?.countries ?? []).map(({ country, count }) => ({ value: country ?? "none", count }));
  if (view.country && options.every((option) => option.value !== view.country)) {
    options.unshift({ value: view.country, count: 0 });
  }
  return (
    <Select
      label="Remote work"
      name="remote"
      isCompact
      value={value}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen !== "", chosen === anyCountry ? undefined : chosen)
      }
    >
      <option value="">On site or remote</option>
      <option value={anyCountry}>Remote, any country{numbered(counts?.total)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.value === "none" ? "Remote, country not stated" : `Remote in ${countryWithArticle(option.value)}`}
          {numbered(counts && option.count)}
        </option>
      ))}
    </Select>
  );
}

function numbered(count: number | undefined): string {
  return count === undefined ? "" : ` (${withCommas(count)})`;
}
