import { signOfDate } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { readersSign } from "./readers-sign.ts";

/**
 * Holds the birth date of a reading in the state of the page. No request, URL or storage ever contains it. Only its sign
 * is stored, until the tab closes.
 */
export function useBirthDate() {
  const [birthDate, setBirthDate] = useState<string>();
  const [again, setAgain] = useState(false);

  const enter = (date: string) => {
    setBirthDate(date);
    readersSign.set(signOfDate(date).sign);
    window.scrollTo({ top: 0 });
  };
  const reset = () => {
    setBirthDate(undefined);
    setAgain(true);
    window.scrollTo({ top: 0 });
  };
  return { birthDate, enter, reset, again };
}
