import { lazy } from "react";
import { PrerenderedPart } from "./prerendered-part.tsx";

const ReadingExample = lazy(async () => ({ default: (await import("./reading-example.tsx")).ReadingExample }));

/** What a reading looks like. */
export function ReadingSection() {
  return (
    <PrerenderedPart id="reading-example">
      <ReadingExample />
    </PrerenderedPart>
  );
}
