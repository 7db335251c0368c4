import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef } from "react";

interface TabsProps<Value extends string> {
  /** The name for screen readers: `Articles and keywords`. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly text: string; readonly count?: number | undefined }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A control at the end of the row of tabs. In a narrow window it is below them. */
  readonly aside?: ReactNode;
  /** The content of the tab `value`. */
  readonly children: ReactNode;
}

/** Views of one page, one at a time. The arrow keys move between the tabs, Enter and Space choose one. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, aside, children }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const counts = tabs.map(({ count }) => count).join();
  // The counts make the tabs wider when they are loaded.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [value, counts]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-edge md:border-b">
        <Base.List
          ref={list}
          aria-label={label}
          className="flex gap-6 overflow-x-auto [scrollbar-width:none] border-edge max-md:w-full max-md:border-b max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-sm:scroll-px-5 max-sm:px-5 sm:gap-7 md:-mb-px"
        >
          {tabs.map(({ value: each, text, count }) => (
            <Base.Tab
              key={each}
              value={each}
              className="inline-flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 transition-colors hover:text-ink aria-selected:border-cinnabar aria-selected:text-ink"
            >
              {text}
              {count !== undefined && (
                <span className="rounded-full bg-line px-2 text-xs/5 text-ink tabular-nums">
                  {count.toLocaleString("en-US")}
                </span>
              )}
            </Base.Tab>
          ))}
        </Base.List>
        {aside}
      </div>
      {/* A panel that is on its way out would hold the content of the new one. */}
      <Base.Panel key={value} value={value} className="pt-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
