import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { ReadersSignForm } from "../../catalog/readers-sign-form.tsx";
import { useReadersSignEntry } from "../../catalog/use-readers-sign-entry.ts";

/** Whose sign the list is sorted by, with a way to give another; a form where none is known. */
export function SignInUse() {
  const { reader, changedHere, give, takeBack } = useReadersSignEntry();
  return (
    <div className="mb-8 border-l-2 border-gold pl-4">
      {reader ? (
        <Sorted reader={reader} takesFocus={changedHere} onTakeBack={takeBack} />
      ) : (
        <ReadersSignForm onSign={give} takesFocus={changedHere} />
      )}
    </div>
  );
}

interface SortedProps {
  readonly reader: SignId;
  readonly takesFocus: boolean;
  readonly onTakeBack: () => void;
}

function Sorted({ reader, takesFocus, onTakeBack }: SortedProps) {
  const text = useFocusOnArrival<HTMLParagraphElement>(takesFocus);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Seal sign={reader} size={32} />
      <p ref={text} tabIndex={-1} className="outline-none">
        Sorted by how well each sign is read to work with the <strong>{signById(reader).name}</strong>, out of 100.
      </p>
      <button type="button" onClick={onTakeBack} className="text-link min-h-11">
        Use another birth date
      </button>
    </div>
  );
}
