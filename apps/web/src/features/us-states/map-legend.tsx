import { Seal } from "@zodiac-at-work/ui/seal";
import { type Element, signs } from "@zodiac-at-work/zodiac";
import { elementName } from "../../sign/year-name.ts";

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/** The seals of the signs by element. */
export function MapLegend() {
  return (
    <dl className="mt-4 border-b border-line text-sm">
      {elements.map((element) => (
        <div
          key={element}
          className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 max-sm:grid-cols-[3.25rem_1fr] max-sm:gap-x-2 border-t border-line py-1.5"
        >
          <dt className="text-soft">{elementName(element)}</dt>
          <dd className="flex flex-wrap gap-x-2.5 gap-y-1 sm:grid sm:max-w-lg sm:grid-cols-4">
            {signs
              .filter((sign) => sign.element === element)
              .map(({ id, name }) => (
                <span key={id} className="flex items-center gap-2 max-sm:gap-1.5">
                  <Seal sign={id} size={24} className="max-sm:size-5" />
                  {name}
                </span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
