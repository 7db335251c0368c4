interface SpinnerProps {
  /** Says what is loading, for screen readers. */
  readonly label: string;
}

/** A rotating arc. It appears after 250 ms, so a short wait shows no spinner. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div role="status" className="animate-appear [animation-delay:250ms]">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 animate-spin text-soft">
        <circle cx="16" cy="16" r="13" className="fill-none stroke-line" strokeWidth="2" />
        <path d="M16 3a13 13 0 0 1 13 13" className="fill-none stroke-current" strokeWidth="2" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
