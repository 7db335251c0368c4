import { signOfDate } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { readersSign } from "./readers-sign.ts";

/**
 * The birth date that a reading is for. It lives in the state of the page alone: no request, address or storage ever
 * holds it. Only the sign that it gives is remembered, for as long as the tab is open.
 */
export function useBirthDate() {
  const [birthDate, setBirthDate] = useState<string>();
  const [again, setAgain] = useState(false);

  const enter = (date: string) => {
    setBirthDate(date);
    readersSign.remember(signOfDate(date).sign);
    window.scrollTo({ top: 0 });
  };
  const reset = () => {
    setBirthDate(undefined);
    setAgain(true);
    window.scrollTo({ top: 0 });
  };
  return { birthDate, enter, reset, again };
}
