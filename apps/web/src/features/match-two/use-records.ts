import { useQuery } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import { type Founding, foundingOf } from "../../lists/founding.ts";
import type { Kind } from "./sides.ts";

/** A company, a car brand or a state that can be matched. */
export interface MatchRecord {
  readonly name: string;
  readonly sign: SignId;
  readonly logoUrl: string | null;
  /** 1 for the best known, or null. States have none. */
  readonly wellKnownRank: number | null;
  /** When it was founded, or joined the Union. */
  readonly founding: Founding | undefined;
}

/**
 * Loads the records of a kind. People have no records. A list keeps its identity from render to render, because a page with
 * 1,600 names must not be drawn again for each key.
 */
export function useRecords(kind: Kind): { readonly records: readonly MatchRecord[]; readonly error: Error | null } {
  const companies = useQuery({ ...apiQuery("/api/companies"), enabled: kind === "company", select: ofCompanies });
  const brands = useQuery({ ...apiQuery("/api/car-brands/timeline"), enabled: kind === "brand", select: ofBrands });
  const states = useQuery({
    ...apiQuery("/api/us-states", { limit: 50 }),
    enabled: kind === "state",
    select: ofStates,
  });
  if (kind === "person") return { records: none, error: null };
  const { data = none, error } = { company: companies, brand: brands, state: states }[kind];
  return { records: data, error };
}

const none: readonly MatchRecord[] = [];

function ofCompanies({ companies }: Of<Api["GET /api/companies"], "response">): readonly MatchRecord[] {
  return companies.map(founded);
}

function ofBrands({ carBrands }: Of<Api["GET /api/car-brands/timeline"], "response">): readonly MatchRecord[] {
  return carBrands.map(founded);
}

function ofStates({ usStates }: Of<Api["GET /api/us-states"], "response">): readonly MatchRecord[] {
  return usStates.map(({ name, zodiacSign, statehoodYear, statehoodMonth, statehoodDay }) => ({
    name,
    sign: zodiacSign,
    logoUrl: null,
    wellKnownRank: null,
    founding: { year: statehoodYear, month: statehoodMonth, day: statehoodDay },
  }));
}

interface Founded {
  readonly name: string;
  readonly zodiacSign: SignId;
  readonly logoUrl: string | null;
  readonly wellKnownRank: number | null;
  readonly foundedYear: number | null;
  readonly foundedMonth: number | null;
  readonly foundedDay: number | null;
}

function founded(record: Founded): MatchRecord {
  const { name, zodiacSign, logoUrl, wellKnownRank } = record;
  return { name, sign: zodiacSign, logoUrl, wellKnownRank, founding: foundingOf(record) };
}
