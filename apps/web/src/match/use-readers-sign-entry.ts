import { useState } from "react";
import { keptBirthDate } from "../sign/kept-birth-date.ts";
import { useReadersSign } from "../sign/readers-sign.ts";

/** The reader's sign, for a component in which it can be entered and cleared. */
export function useReadersSignEntry() {
  const reader = useReadersSign();
  const [changedHere, setChangedHere] = useState(false);
  return {
    reader,
    /** True after a change in this component, whose replacement then takes the focus. */
    changedHere,
    enter(birthDate: string) {
      setChangedHere(true);
      keptBirthDate.keep(birthDate, { onDevice: false });
    },
    clear() {
      setChangedHere(true);
      keptBirthDate.forget();
    },
  };
}
