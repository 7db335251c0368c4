import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { Link, useNavigate } from "react-router";
import { changed } from "../../lists/search-params.ts";
import { countOf } from "../../match/scope.ts";
import { inWords } from "../../text/number-in-words.ts";
import type { OpeningView } from "./opening-view.ts";
import type { OpeningPage } from "./use-openings.ts";

interface SignChipsProps {
  readonly view: OpeningView;
  readonly query: URLSearchParams;
  readonly counts: OpeningPage["counts"]["bySign"] | undefined;
}

/** All signs of the scope or one of them, each with its count, and the way to any other sign. */
export function SignChips({ view, query, counts }: SignChipsProps) {
  const navigate = useNavigate();
  const { scopeSigns, sign } = view;
  const shown = sign && !scopeSigns.includes(sign) ? [...scopeSigns, sign] : scopeSigns;
  const others = signIds.filter((id) => !shown.includes(id));
  const searchFor = (id: SignId | undefined) => changed(query, { sign: id });
  const countText = (signs: readonly SignId[]) => counts && withCommas(countOf(counts, signs));
  return (
    <Chips label="Signs">
      {shown.length > 1 && (
        <Link
          to={{ search: searchFor(undefined) }}
          preventScrollReset
          aria-current={sign ? undefined : "true"}
          className={chipStyle()}
        >
          {scopeSigns.length === 1 ? signById(scopeSigns[0] ?? "rat").name : `All ${inWords(scopeSigns.length)}`}
          <Count>{countText(scopeSigns)}</Count>
        </Link>
      )}
      {shown.length > 1 &&
        shown
          .filter((id) => scopeSigns.length > 1 || id === sign)
          .map((id) => (
            <Link
              key={id}
              to={{ search: searchFor(id) }}
              preventScrollReset
              aria-current={id === sign ? "true" : undefined}
              className={chipStyle()}
            >
              <Seal sign={id} size={24} />
              {signById(id).name}
              <Count>{countText([id])}</Count>
            </Link>
          ))}
      {others.length > 0 && (
        <label className="relative shrink-0">
          <span className="sr-only">Another sign</span>
          <select
            value=""
            onChange={(event) => {
              const id = signIds.find((each) => each === event.currentTarget.value);
              void navigate({ search: searchFor(id) }, { preventScrollReset: true });
            }}
            className={chipStyle({ className: "w-36 appearance-none pl-8" })}
          >
            <option value="">Another sign</option>
            {others.map((id) => (
              <option key={id} value={id}>
                {signById(id).name}
                {counts && ` (${countText([id])})`}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-3.5 stroke-current"
            strokeWidth="1.75"
          >
            <path d="M8 2v12M2 8h12" />
          </svg>
        </label>
      )}
    </Chips>
  );
}
