import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { ReadersSignForm } from "../../match/readers-sign-form.tsx";
import { useReadersSignEntry } from "../../match/use-readers-sign-entry.ts";

/** The sign that the list is sorted by, with a button to change it. A form if the sign is unknown. */
export function SignInUse() {
  const { reader, changedHere, enter, clear } = useReadersSignEntry();
  return (
    <div className="mb-8 border-l-2 border-gold pl-4">
      {reader ? (
        <SortedBy reader={reader} takesFocus={changedHere} onClear={clear} />
      ) : (
        <ReadersSignForm onSign={enter} takesFocus={changedHere} />
      )}
    </div>
  );
}

interface SortedByProps {
  readonly reader: SignId;
  readonly takesFocus: boolean;
  readonly onClear: () => void;
}

function SortedBy({ reader, takesFocus, onClear }: SortedByProps) {
  const text = useFocusOnArrival<HTMLParagraphElement>(takesFocus);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Seal sign={reader} size={32} />
      <p ref={text} tabIndex={-1} className="outline-none">
        Sorted by the match with your sign, the <strong>{signById(reader).name}</strong>. The best score is 100.
      </p>
      <button type="button" onClick={onClear} className="text-link min-h-11">
        Use another birth date
      </button>
    </div>
  );
}
