import { Checkbox } from "@zodiac-at-work/ui/checkbox";

interface KeepDateCheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Asks whether the birth date stays on this device. */
export function KeepDateCheckbox({ checked, onChange }: KeepDateCheckboxProps) {
  return (
    <Checkbox
      label="Keep this date on this device, until I forget it or sign out"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
