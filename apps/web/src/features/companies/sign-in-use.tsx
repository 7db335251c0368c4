import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { ReadersSignForm } from "../../match/readers-sign-form.tsx";
import { useReadersSignEntry } from "../../match/use-readers-sign-entry.ts";

interface SignInUseProps {
  /** Whether the list shows the reader's best signs, not a list sorted by match. */
  readonly isBestSigns: boolean;
}

/** The sign that the list goes by, with a button to change it. A form if the sign is unknown. */
export function SignInUse({ isBestSigns }: SignInUseProps) {
  const { reader, changedHere, enter, clear } = useReadersSignEntry();
  return reader ? (
    <SortedBy reader={reader} isBestSigns={isBestSigns} takesFocus={changedHere} onClear={clear} />
  ) : (
    <div className="mb-6 border-l-2 border-gold pl-4">
      <ReadersSignForm onAnswer={enter} takesFocus={changedHere} />
    </div>
  );
}

interface SortedByProps extends SignInUseProps {
  readonly reader: SignId;
  readonly takesFocus: boolean;
  readonly onClear: () => void;
}

function SortedBy({ reader, isBestSigns, takesFocus, onClear }: SortedByProps) {
  const text = useFocusOnArrival<HTMLParagraphElement>(takesFocus);
  return (
    <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-2.5 text-sm text-soft">
      <Seal sign={reader} size={20} className="max-sm:hidden" />
      <p ref={text} tabIndex={-1} className="outline-none">
        {isBestSigns ? (
          <>
            The best signs for the <strong>{signById(reader).name}</strong>:{" "}
            {names.format(bestSigns(reader).map(nameOf))}.
          </>
        ) : (
          <>
            Sorted by the match with your sign, the <strong>{signById(reader).name}</strong>. The best score is 100.
          </>
        )}
      </p>
      <button type="button" onClick={onClear} className="text-link min-h-9 pointer-coarse:min-h-11">
        Use another birth date
      </button>
    </div>
  );
}

const names = new Intl.ListFormat("en-US");

function nameOf(sign: SignId): string {
  return signById(sign).name;
}
