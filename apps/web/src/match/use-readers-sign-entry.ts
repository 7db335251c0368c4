import type { SignId } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { readersSign, useReadersSign } from "../sign/readers-sign.ts";

/** The reader's sign, for a component in which it can be entered and cleared. */
export function useReadersSignEntry() {
  const reader = useReadersSign();
  const [changedHere, setChangedHere] = useState(false);
  return {
    reader,
    /** True after a change in this component, whose replacement then takes the focus. */
    changedHere,
    enter(sign: SignId) {
      setChangedHere(true);
      readersSign.set(sign);
    },
    clear() {
      setChangedHere(true);
      readersSign.clear();
    },
  };
}
