import { Seal } from "@zodiac-at-work/ui/seal";
import { signById } from "@zodiac-at-work/zodiac";
import { foundingText } from "../../catalog/founding.ts";
import { statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

/** The state that the reader points at. Screen readers get the same text from the link on the map. */
export function MapReadout({ state }: { readonly state: UsState | undefined }) {
  return (
    <div className="mt-4 flex min-h-16 items-center gap-4">
      {state ? (
        <>
          <Seal sign={state.zodiacSign} size={56} />
          <div>
            <p className="font-serif text-2xl font-medium tracking-heading">{state.name}</p>
            <p className="text-sm text-soft">
              {signById(state.zodiacSign).name} · joined {foundingText(statehoodOf(state))}
            </p>
          </div>
        </>
      ) : (
        <p className="text-sm text-soft">
          Point at a state, or move with the arrow keys. Choose a state to see its card.
        </p>
      )}
    </div>
  );
}
