import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useCallback, useRef } from "react";
import { FormError } from "./form-error.ts";

interface FormMutationOptions<Result> {
  /** Sends the form. Throws `FormError` for input that can't be sent. */
  readonly send: (form: HTMLFormElement) => Promise<Result>;
  /** The text for an error that `send` throws. A `FormError` is shown with its own message. */
  readonly messageOf: (error: Error) => string;
  readonly onSuccess?: (result: Result) => void;
  readonly onError?: (error: Error) => void;
}

/**
 * The submission of a form: one at a time, with its error as a text for the reader.
 *
 * @example
 * const login = useFormMutation({ send: (form) => signIn(new FormData(form)), messageOf: loginErrorMessage });
 * <form onSubmit={login.submit}>
 *   {login.problem && <Callout tone="danger">{login.problem}</Callout>}
 *   <Button type="submit" disabled={login.isPending}>Sign In</Button>
 * </form>
 */
export function useFormMutation<Result>({ send, messageOf, onSuccess, onError }: FormMutationOptions<Result>) {
  const mutation = useMutation({ mutationFn: send, onSuccess, onError });
  // `isPending` changes with the next render, too late to stop a double click.
  const sending = useRef(false);
  const { error, reset: resetMutation } = mutation;
  const reset = useCallback(() => {
    sending.current = false;
    resetMutation();
  }, [resetMutation]);
  return {
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      mutation.mutate(event.currentTarget, {
        onSettled: () => {
          sending.current = false;
        },
      });
    },
    /** Discards a submission that is pending or has ended. */
    reset,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    result: mutation.data,
    problem: error ? (error instanceof FormError ? error.message : messageOf(error)) : undefined,
  };
}
