import { Combobox as Base } from "@base-ui/react/combobox";
import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { labelStyle } from "./field.tsx";

interface ComboboxProps {
  readonly label: string;
  readonly placeholder?: string;
  /** The chosen option. */
  readonly value: string | null;
  /** Called with the option that the reader chooses, or null when the field is emptied. */
  readonly onChange: (value: string | null) => void;
  /** Called with what the reader types. */
  readonly onType: (text: string) => void;
  /** The options for what was typed. */
  readonly options: readonly string[];
  /** Stands in place of the options: what to type, that the options are loading, that there are none. */
  readonly status?: string | undefined;
  /** An icon inside the input, at its start. */
  readonly icon?: ReactNode;
  /** Whether it is one of a row of filters: lower, and labeled for screen readers only. */
  readonly isCompact?: boolean;
}

/** A field whose value is chosen from options that are found while the reader types. Only an option can be chosen. */
export function Combobox({
  label,
  placeholder,
  value,
  onChange,
  onType,
  options,
  status,
  icon,
  isCompact = false,
}: ComboboxProps) {
  const id = useId();
  // The chosen option stays known while others are found.
  const items = value === null || options.includes(value) ? options : [...options, value];
  return (
    <Base.Root
      items={items}
      filteredItems={options}
      filter={null}
      value={value}
      onValueChange={onChange}
      onInputValueChange={(text, { reason }) => reason === "input-change" && onType(text)}
      openOnInputClick={false}
      autoHighlight
    >
      <div>
        <label htmlFor={id} className={labelStyle({ isCompact })}>
          {label}
        </label>
        <Base.InputGroup className="relative">
          <Base.Input
            id={id}
            placeholder={placeholder}
            maxLength={100}
            className={cx(
              "block w-full rounded-sm border-[1.5px] border-edge pr-11 text-ellipsis text-ink transition-colors hover:border-ink",
              // iOS enlarges the page for a text smaller than 16 px.
              isCompact
                ? "min-h-11 bg-sheet px-3 py-1.5 text-sm pointer-coarse:text-base"
                : "min-h-13 bg-paper px-4 py-2 text-lg",
              icon && "pl-9",
            )}
          />
          {icon && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 grid place-content-center"
            >
              {icon}
            </span>
          )}
          <Base.Clear
            aria-label={`Clear ${label.toLowerCase()}`}
            className="absolute inset-y-0 right-0 grid w-11 place-content-center rounded-sm text-soft transition-colors hover:text-ink"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 stroke-current" strokeWidth="2">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </Base.Clear>
        </Base.InputGroup>
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-20">
          <Base.Popup className="w-(--anchor-width) max-w-(--available-width) min-w-60 rounded-md border border-line bg-sheet py-1 text-ink shadow-float outline-none">
            <Base.Status className="text-sm text-soft">{status && <p className="px-3 py-2.5">{status}</p>}</Base.Status>
            <Base.List className="max-h-(--available-height) overflow-y-auto overscroll-contain">
              {(option: string) => (
                <Base.Item
                  key={option}
                  value={option}
                  className="flex min-h-10 cursor-default items-center px-3 text-sm select-none data-highlighted:bg-well data-selected:font-semibold pointer-coarse:min-h-11"
                >
                  {option}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
