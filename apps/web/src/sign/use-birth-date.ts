import { useState } from "react";
import { keptBirthDate, useKeptBirthDate } from "./kept-birth-date.ts";

/** The reader's birth date, for a page that asks for it unless it is known. */
export function useBirthDate() {
  const birthDate = useKeptBirthDate();
  const [again, setAgain] = useState(false);
  return {
    birthDate,
    enter(date: string, onDevice: boolean) {
      keptBirthDate.keep(date, { onDevice });
      window.scrollTo({ top: 0 });
    },
    reset() {
      keptBirthDate.forget();
      setAgain(true);
      window.scrollTo({ top: 0 });
    },
    /** Whether the reader has asked for another date. The field then takes the focus. */
    again,
  };
}
