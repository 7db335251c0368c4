/** Turns a thrown or emitted value into an Error. pg-boss emits some errors as plain objects. */
export function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message = String(error) } = (error ?? {}) as { message?: string };
  return new Error(message);
}
