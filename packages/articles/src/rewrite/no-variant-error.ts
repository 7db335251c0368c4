/** A writer has no other version of a paragraph. The message is meant for the person who asked. */
export class NoVariantError extends Error {
  override name = "NoVariantError";
}
