import type { SignId } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { readersSign, useReadersSign } from "../sign/readers-sign.ts";

/** The reader's sign in a place where it can be given and taken back. */
export function useReadersSignEntry() {
  const reader = useReadersSign();
  const [changedHere, setChangedHere] = useState(false);
  return {
    reader,
    /** Whether it was given or taken back in this place, so that the focus goes to what appears instead. */
    changedHere,
    give(sign: SignId) {
      setChangedHere(true);
      readersSign.set(sign);
    },
    takeBack() {
      setChangedHere(true);
      readersSign.clear();
    },
  };
}
