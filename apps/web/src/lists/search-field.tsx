import { Field } from "@zodiac-at-work/ui/field";
import { Search } from "lucide-react";
import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

interface SearchFieldProps {
  /** The text in the URL. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** What the search looks at. */
  readonly placeholder: string;
  /** The name for screen readers if the page has several searches. */
  readonly label?: string;
  /** Whether it is one of a row of filters. */
  readonly isCompact?: boolean;
}

/** The state of a history entry that typing created. */
export const typing = { typing: true };

const pauseMs = 300;

/** Searches 300 ms after the last key, or at once on Enter. Any other navigation clears what was typed. */
export function SearchField({ search, onSearch, placeholder, label = "Search", isCompact = false }: SearchFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly entry: string | undefined }>();
  // The page may show the last navigation only after the reader has begun to type. That one keeps what was typed.
  useOtherNavigation((entry) => setTyped((latest) => (latest?.entry === entry ? latest : undefined)));

  const send = useEffectEvent((text: string) => onSearch(text));
  const asked = typed?.text.trim();
  useEffect(() => {
    if (asked === undefined || asked === search) return;
    const timer = setTimeout(() => send(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [asked, search]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (asked !== undefined && asked !== search) onSearch(asked);
  };
  return (
    <search aria-label={label === "Search" ? undefined : label}>
      <form onSubmit={submit}>
        <Field
          label={label}
          type="search"
          name="search"
          autoComplete="off"
          maxLength={200}
          placeholder={placeholder}
          isCompact={isCompact}
          icon={isCompact && <Search size={16} strokeWidth={2} />}
          value={typed?.text ?? search}
          onChange={(event) => setTyped({ text: event.currentTarget.value, entry: currentEntry() })}
        />
      </form>
    </search>
  );
}

/** Calls back with its key during the render after a navigation that did not come from typing. */
function useOtherNavigation(onNavigation: (entry: string) => void): void {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (key === seen) return;
  setSeen(key);
  const typed = kind !== "POP" && (state as Partial<typeof typing> | null)?.typing;
  if (!typed) onNavigation(key);
}

/** Returns the router's key of the entry that the browser is at. The page may still show an earlier one. */
function currentEntry(): string | undefined {
  return (window.history.state as { readonly key?: string } | null)?.key;
}
