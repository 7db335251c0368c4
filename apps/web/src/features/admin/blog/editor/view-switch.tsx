import { toolStyle } from "./tool-button.tsx";

interface ViewSwitchProps {
  readonly view: "visual" | "html";
  readonly onChange: (view: "visual" | "html") => void;
}

/** Switches between the visual editor and the HTML. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div role="group" aria-label="View" className="flex gap-0.5 max-sm:justify-end">
      {(["visual", "html"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onChange(each)}
          className={toolStyle}
        >
          {each === "visual" ? "Visual" : "HTML"}
        </button>
      ))}
    </div>
  );
}
