import { Segments, segmentStyle } from "@zodiac-at-work/ui/segments";
import { type Look, look, looks, useLook } from "../../look/look.ts";
import { AccountSection } from "./account-section.tsx";

const names: Readonly<Record<Look, string>> = { device: "As the device", light: "Light", dark: "Dark" };

/** Chooses the look on this device. */
export function LookSection() {
  const chosen = useLook();
  return (
    <AccountSection title="Appearance">
      <Segments label="Appearance">
        {looks.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === chosen ? "true" : undefined}
            onClick={() => look.set(each)}
            className={segmentStyle()}
          >
            {names[each]}
          </button>
        ))}
      </Segments>
    </AccountSection>
  );
}
