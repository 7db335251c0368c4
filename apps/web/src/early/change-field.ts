/** A field whose value a reader may change. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects all fields of a document. */
export const fields = "input, textarea, select";

/** Returns what the reader sees: the text, or whether the box is checked. */
export function valueIn(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

/** Whether an input has another value than the HTML gave it. */
export function isRestored(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return "defaultValue" in field && field.value !== field.defaultValue;
}

/**
 * Gives a field a value, and lets React know. React ignores an event of a field whose value it has seen, and it sees what is
 * written to the field's own property. The reader's value is therefore written past it.
 */
export function changeField(field: Field, value: string | boolean): void {
  if (isBox(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function isBox(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type);
}
