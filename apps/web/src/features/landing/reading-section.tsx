import { lazy, Suspense, useState } from "react";

const id = "reading-example";
const ReadingExample = lazy(async () => ({ default: (await import("./reading-example.tsx")).ReadingExample }));

/** What a reading looks like. A prerendered document brings it along. Hydration needs no script for it. */
export function ReadingSection() {
  const [html] = useState(() => (typeof document === "undefined" ? "" : document.getElementById(id)?.innerHTML));
  if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <ReadingExample />
      </Suspense>
    </div>
  );
}
