import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Card } from "@zodiac-at-work/ui/card";
import { Field } from "@zodiac-at-work/ui/field";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Segments, segmentStyle } from "@zodiac-at-work/ui/segments";
import { isSignId, type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { deferred } from "../../deferred.tsx";
import { foundingText, isUncertain } from "../../lists/founding.ts";
import { useBirthDateEntry } from "../../sign/use-birth-date-entry.ts";
import { type Kind, kinds, type Side } from "./sides.ts";
import { type MatchRecord, useRecords } from "./use-records.ts";

interface SidePickerProps {
  /** `First side` */
  readonly label: string;
  readonly side: Side;
  /** Whether the side is the reader, whose birth date is known. */
  readonly isReader: boolean;
  readonly onChange: (side: Side) => void;
}

/** One side of a match: the kind, the choice, and its sign. */
export function SidePicker({ label, side, isReader, onChange }: SidePickerProps) {
  return (
    <Card isDense className="min-w-0" role="group" aria-label={label}>
      <Segments label={`${label}: kind`}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-current={kind === side.kind ? "true" : undefined}
            onClick={() => onChange({ kind, value: undefined })}
            className={segmentStyle({ className: "px-2 max-[24rem]:px-1 max-[24rem]:text-xs sm:px-3" })}
          >
            {texts[kind]}
          </button>
        ))}
      </Segments>
      <div className="mt-5">
        {side.kind === "person" ? (
          <PersonSide side={side} isReader={isReader} onChange={onChange} />
        ) : (
          <RecordSide key={side.kind} side={side} onChange={onChange} />
        )}
      </div>
    </Card>
  );
}

const texts: Readonly<Record<Kind, string>> = { person: "Person", company: "Company", brand: "Brand", state: "State" };

function PersonSide({ side, isReader, onChange }: Omit<SidePickerProps, "label">) {
  const { field, submit, isEmpty } = useBirthDateEntry((date) =>
    onChange({ kind: "person", value: signOfDate(date).sign }),
  );
  return (
    <>
      <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field label="Birth date" isDense {...field} />
        <button
          type="submit"
          disabled={isEmpty}
          className="min-h-11 rounded-sm border border-line bg-paper px-4 text-sm font-semibold transition-colors hover:border-ink disabled:text-soft"
        >
          Use
        </button>
      </form>
      {isSignId(side.value) && (
        <Chosen
          sign={side.value}
          name={isReader ? "You" : "This person"}
          text={`Year of the ${signById(side.value).name}`}
        />
      )}
    </>
  );
}

function RecordSide({ side, onChange }: Pick<SidePickerProps, "side" | "onChange">) {
  const { records, error } = useRecords(side.kind);
  const [typed, setTyped] = useState(side.value ?? "");
  const [shown, setShown] = useState(side.value);
  // A link or the swap chose another record.
  if (side.value !== shown) {
    setShown(side.value);
    if (side.value && side.value.toLowerCase() !== typed.trim().toLowerCase()) setTyped(side.value);
  }
  const list = useId();
  const chosen = recordNamed(records, side.value);
  // The list may arrive after the name was typed.
  const named = recordNamed(records, typed)?.name;
  const choose = useEffectEvent((name: string) => {
    if (name !== side.value) onChange({ kind: side.kind, value: name });
  });
  useEffect(() => {
    if (named !== undefined) choose(named);
  }, [named]);
  const unknown = typed !== "" && records.length > 0 && named === undefined;
  return (
    <>
      <Field
        label={texts[side.kind]}
        isDense
        list={list}
        autoComplete="off"
        value={typed}
        placeholder={`Type a name${records.length > 0 ? `: ${withCommas(records.length)} to choose from` : ""}`}
        error={error ? "The list could not be loaded. Please reload the page." : undefined}
        hint={unknown ? "Choose a name from the list." : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Names id={list} records={records} />
      {chosen && <Chosen sign={chosen.sign} name={chosen.name} text={textOf(chosen, side.kind)} />}
    </>
  );
}

/** Renders the names of a long list once, and not for each key. */
const Names = deferred(function Names({
  id,
  records,
}: {
  readonly id: string;
  readonly records: readonly MatchRecord[];
}) {
  return (
    <datalist id={id}>
      {records.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});

/** `Rooster. Founded Jun 23, 2005.` */
function textOf({ sign, founding }: MatchRecord, kind: Kind): string {
  const { name } = signById(sign);
  if (!founding) return name;
  return `${isUncertain(founding, sign) ? "Most likely " : ""}${name}. ${kind === "state" ? "Joined" : "Founded"} ${foundingText(founding)}.`;
}

/** Returns the record with a name, without regard to case. */
export function recordNamed(records: readonly MatchRecord[], name: string | undefined): MatchRecord | undefined {
  const wanted = name?.trim().toLowerCase();
  return wanted ? records.find((record) => record.name.toLowerCase() === wanted) : undefined;
}

function Chosen({ sign, name, text }: { readonly sign: SignId; readonly name: string; readonly text: string }) {
  return (
    <div className="mt-5 flex items-center gap-4">
      <Seal sign={sign} size={96} />
      <div className="min-w-0 wrap-anywhere">
        <Heading level={2} size="card">
          {name}
        </Heading>
        <p className="text-sm text-soft">{text}</p>
      </div>
    </div>
  );
}
