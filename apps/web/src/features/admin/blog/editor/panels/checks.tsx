import { articleStats } from "@zodiac-at-work/articles/article-stats";
import { cx } from "class-variance-authority";
import { useDeferredValue, useMemo } from "react";
import { liveChecks } from "../live-checks.ts";
import type { Editing } from "../use-editing.ts";
import { useGates } from "../use-gates.ts";
import { gateText, gateTitle } from "./gate-text.ts";
import { PanelSection } from "./panel-section.tsx";

/** What is checked while somebody types, and what the gates measured in a saved version. */
export function Checks({ editing }: { readonly editing: Editing }) {
  const { fields, post } = editing;
  const content = useDeferredValue(fields.content);
  const internalLinks = useMemo(() => articleStats(content).internalLinks, [content]);
  return (
    <PanelSection title="Checks">
      <ul className="grid gap-1 text-sm">
        {liveChecks(fields, internalLinks).map(({ passed, text }) => (
          <CheckLine key={text} passed={passed} text={text} />
        ))}
      </ul>
      {post && <Gates id={post.id} version={post.version} />}
    </PanelSection>
  );
}

function Gates({ id, version }: { readonly id: number; readonly version: number }) {
  const { gates, gatesVersion, isWaiting } = useGates(id, version);
  const isCurrent = gatesVersion === version;
  return (
    <div className="mt-4">
      <p aria-live="polite" className="text-xs text-soft">
        {isCurrent
          ? `Measured in version ${version}`
          : `${isWaiting ? "The check waits for the worker." : "Checking…"}${gatesVersion === null ? "" : ` Below: version ${gatesVersion}.`}`}
      </p>
      {gates && (
        <ul className="mt-1.5 grid gap-1 text-sm">
          {gates.map((gate) => (
            <CheckLine
              key={gate.gate}
              passed={gate.passed}
              text={gateTitle(gate)}
              detail={gate.passed ? gateText(gate) : (gate.problem ?? gateText(gate))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface CheckLineProps {
  readonly passed: boolean;
  readonly text: string;
  readonly detail?: string;
}

function CheckLine({ passed, text, detail }: CheckLineProps) {
  return (
    <li className={cx("flex items-start gap-2.5", !passed && "text-gold")}>
      <svg
        viewBox="0 0 16 16"
        role="img"
        aria-label={passed ? "Passed:" : "Look at this:"}
        className={cx("mt-1 size-3.5 shrink-0 fill-none", passed ? "stroke-success" : "stroke-gold")}
        strokeWidth="2"
      >
        <path d={passed ? "M2.5 8.5l3.5 3.5 7.5-8" : "M8 2v8M8 12.5v2"} />
      </svg>
      <span className="min-w-0 wrap-anywhere">
        {text}
        {detail && <span className={cx("block text-xs", passed ? "text-soft" : "text-ink")}>{detail}</span>}
      </span>
    </li>
  );
}
