import { Field } from "@zodiac-at-work/ui/field";
import { useEffect, useRef } from "react";
import { config } from "../api/config.ts";
import { showToast } from "../toast/show-toast.ts";

/** Returns the address of a path of the API. */
export function addressOf(path: string): string {
  return new URL(path, config.apiUrl || window.location.origin).href;
}

interface SecretAddressFieldProps {
  readonly label: string;
  readonly address: string;
}

/**
 * Shows a secret address once, after it is created: the server keeps only its hash. It takes the focus from the button that
 * created it.
 */
export function SecretAddressField({ label, address }: SecretAddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (address) input.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <Field
      ref={input}
      label={label}
      isDense
      readOnly
      value={address}
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      hint="Copy it now, it is not shown again. Whoever has it can read it, so keep it to yourself."
    />
  );
}

/** Copies a secret address, or says how to. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: "Address copied", description: "Paste it where your program asks for a link." });
  } catch {
    showToast({ title: "Your browser did not allow copying", description: "Select the address and copy it yourself." });
  }
}
