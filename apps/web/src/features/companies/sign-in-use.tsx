import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { ReadersSignForm } from "../../catalogue/readers-sign-form.tsx";
import { readersSign } from "../../sign/readers-sign.ts";

/** Whose sign the list is sorted by, with a way to give another; a form where none is known. */
export function SignInUse({ reader }: { readonly reader: SignId | undefined }) {
  return (
    <div className="mb-8 border-l-2 border-gold pl-4">
      {reader ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Seal sign={reader} className="size-8" />
          <p>
            Sorted by how well each sign is read to work with the <strong>{signById(reader).name}</strong>, out of 100.
          </p>
          <button type="button" onClick={readersSign.forget} className="text-link min-h-11">
            Use another birth date
          </button>
        </div>
      ) : (
        <ReadersSignForm />
      )}
    </div>
  );
}
