interface SpinnerProps {
  /** What is being waited for; read out, not shown. */
  readonly label: string;
}

/** An arc going round. It shows after a moment, so that a short wait stays calm. */
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
