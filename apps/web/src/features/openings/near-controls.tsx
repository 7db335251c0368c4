import { Combobox } from "@zodiac-at-work/ui/combobox";
import { Select } from "@zodiac-at-work/ui/select";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { distances, type OpeningView } from "./opening-view.ts";
import { useCities } from "./use-cities.ts";

interface NearControlsProps {
  readonly view: OpeningView;
  readonly onNear: (city: string) => void;
  readonly onWithin: (miles: string) => void;
}

/** The city that the openings are near, and how far away they may be. */
export function NearControls({ view, onNear, onWithin }: NearControlsProps) {
  const [typed, setTyped] = useState("");
  const { cities, status } = useCities(typed);
  return (
    <>
      <Combobox
        label="Near"
        placeholder="Near a city"
        isCompact
        icon={<MapPin size={16} strokeWidth={2} />}
        value={view.near ?? null}
        onChange={(city) => onNear(city ?? "")}
        onType={setTyped}
        options={cities}
        status={status}
      />
      {view.near && (
        <Select
          label="Distance"
          name="within"
          isCompact
          value={view.within}
          onChange={(event) => onWithin(event.currentTarget.value)}
        >
          {distances.map((miles) => (
            <option key={miles} value={miles}>
              {miles} miles
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
