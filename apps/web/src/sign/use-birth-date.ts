import { useState } from "react";

/**
 * The birth date that a reading is for. It lives in the state of the page alone: no request, address or storage ever
 * holds it.
 */
export function useBirthDate() {
  const [birthDate, setBirthDate] = useState<string>();
  const [again, setAgain] = useState(false);

  const enter = (date: string) => {
    setBirthDate(date);
    window.scrollTo({ top: 0 });
  };
  const reset = () => {
    setBirthDate(undefined);
    setAgain(true);
    window.scrollTo({ top: 0 });
  };
  return { birthDate, enter, reset, again };
}
