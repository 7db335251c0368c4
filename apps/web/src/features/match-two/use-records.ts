import { useQuery } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import { type Founding, foundingText } from "../../lists/founding.ts";
import type { Kind } from "./sides.ts";

/** A company, a car brand or a state that can be matched. */
export interface MatchRecord {
  readonly name: string;
  readonly sign: SignId;
  readonly logoUrl: string | null;
  /** 1 for the best known, or null. States have none. */
  readonly wellKnownRank: number | null;
  readonly founding: Founding | undefined;
  /** `Founded Jun 23, 2005` */
  readonly date: string | undefined;
}

/** Loads the records of a kind. There are none of people. */
export function useRecords(kind: Kind): { readonly records: readonly MatchRecord[]; readonly error: Error | null } {
  const companies = useQuery({ ...apiQuery("/api/companies"), enabled: kind === "company" });
  const brands = useQuery({ ...apiQuery("/api/car-brands/timeline"), enabled: kind === "brand" });
  const states = useQuery({ ...apiQuery("/api/us-states", { limit: 50 }), enabled: kind === "state" });
  if (kind === "company") {
    return { records: (companies.data?.companies ?? []).map(founded), error: companies.error };
  }
  if (kind === "brand") return { records: (brands.data?.carBrands ?? []).map(founded), error: brands.error };
  if (kind === "person") return { records: [], error: null };
  const records = (states.data?.usStates ?? []).map((state) => {
    const founding = { year: state.statehoodYear, month: state.statehoodMonth, day: state.statehoodDay };
    return {
      name: state.name,
      sign: state.zodiacSign,
      logoUrl: null,
      wellKnownRank: null,
      founding,
      date: `Joined ${foundingText(founding)}`,
    };
  });
  return { records, error: states.error };
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

function founded({
  name,
  zodiacSign,
  logoUrl,
  wellKnownRank,
  foundedYear,
  foundedMonth,
  foundedDay,
}: Founded): MatchRecord {
  const founding = foundedYear === null ? undefined : { year: foundedYear, month: foundedMonth, day: foundedDay };
  return {
    name,
    sign: zodiacSign,
    logoUrl,
    wellKnownRank,
    founding,
    date: founding && `Founded ${foundingText(founding)}`,
  };
}
