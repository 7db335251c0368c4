/** An input that can't be sent. The message is for the reader. */
export class FormError extends Error {
  override readonly name = "FormError";
}
