import { type ReactNode, Suspense, useState } from "react";

interface PrerenderedPartProps {
  readonly id: string;
  /** Content without behavior, whose code is loaded lazily. */
  readonly children: ReactNode;
}

/** A part that a prerendered document brings along. Hydration needs no script for it. */
export function PrerenderedPart({ id, children }: PrerenderedPartProps) {
  const [html] = useState(() => (typeof document === "undefined" ? "" : document.getElementById(id)?.innerHTML));
  if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
  return (
    <div id={id}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
