import { Field } from "@zodiac-at-work/ui/field";
import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

interface CompanySearchProps {
  /** The text in the address. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** What marks an entry of the browser's history as made by typing. */
export const typing = { typing: true };

const pause = 300;

/** Searches a moment after the last key, or at once on Enter. Any other way of moving on forgets what was typed. */
export function CompanySearch({ search, onSearch }: CompanySearchProps) {
  const [typed, setTyped] = useState<string>();
  useForgetting(() => setTyped(undefined));

  const send = useEffectEvent((text: string) => onSearch(text));
  const asked = typed?.trim();
  useEffect(() => {
    if (asked === undefined || asked === search) return;
    const timer = setTimeout(() => send(asked), pause);
    return () => clearTimeout(timer);
  }, [asked, search]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (asked !== undefined && asked !== search) onSearch(asked);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Field
          label="Search"
          type="search"
          name="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Name, place or what it does"
          value={typed ?? search}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

/** Calls back while rendering a place in the history that was not reached by typing. */
function useForgetting(forget: () => void): void {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (key === seen) return;
  setSeen(key);
  const typed = kind !== "POP" && (state as Partial<typeof typing> | null)?.typing;
  if (!typed) forget();
}
