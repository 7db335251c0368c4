import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

interface RedirectProps {
  readonly to: string;
  readonly afterSeconds: number;
  /** What is there, after "taken to". */
  readonly target: string;
}

/** Counts down and then leads to another page. It stops for good if the reader says so or begins to fill in a form. */
export function Redirect({ to, afterSeconds, target }: RedirectProps) {
  const navigate = useNavigate();
  // A tab in the background counts in jumps.
  const [deadline] = useState(() => Date.now() + afterSeconds * 1000);
  const [left, setLeft] = useState(afterSeconds);
  const [stays, setStays] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => setLeft(Math.ceil((deadline - Date.now()) / 1000)), 1000);
    const stop = (event: Event) => event.target instanceof HTMLInputElement && setStays(true);
    document.addEventListener("focusin", stop);
    return () => {
      clearInterval(timer);
      document.removeEventListener("focusin", stop);
    };
  }, [stays, deadline]);

  useEffect(() => {
    if (left <= 0) void navigate(to);
    // The function changes with every render.
  }, [left, to]);

  const stay = () => {
    setStays(true);
    // The button that has the focus goes.
    note.current?.focus();
  };
  return (
    <p ref={note} tabIndex={-1} className="mt-4 text-sm text-soft tabular-nums outline-none">
      {stays ? (
        "You stay here."
      ) : (
        <>
          You will be taken to {target} in {left} {left === 1 ? "second" : "seconds"}.{" "}
          <button type="button" onClick={stay} className="text-link">
            Stay here
          </button>
        </>
      )}
    </p>
  );
}
