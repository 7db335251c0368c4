import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type Relation, relationsBetween, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";

interface RelationWheelProps {
  readonly sign: SignId;
  /** Whether the lines stand from the beginning. Otherwise they are drawn outward when the wheel appears. */
  readonly isStill?: boolean;
}

/**
 * The twelve signs in a circle, one's own at the top, with lines to the signs that have a classical relation to it and the
 * score of each. Signs of the same trine span the shaded area. For screen readers it is a list.
 *
 * @example
 * <RelationWheel sign="dragon" />
 */
export function RelationWheel({ sign: own, isStill = false }: RelationWheelProps) {
  const spokes = spokesOf(own);
  const [top] = spokes;
  const trine = spokes.filter(({ sign, relations }) => sign === own || relations.some(({ id }) => id === "sanhe"));
  return (
    <figure className="mx-auto break-inside-avoid w-full max-w-[27rem] print:max-w-76">
      <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true" className="block h-auto w-full overflow-visible">
        <circle cx={center} cy={center} r={radius} className="fill-none stroke-line" strokeDasharray="1 5" />
        <polygon points={trine.map(({ x, y }) => `${x},${y}`).join(" ")} className="fill-success/10" />
        <g
          // The place of one's own sign, at the top.
          className={cx("origin-[210px_60px]", !isStill && "motion-safe:not-print:animate-draw-out")}
        >
          {spokes.map(({ sign, relations, x, y }) => {
            const line = lineOf(relations);
            return line && <path key={sign} d={`M${top?.x} ${top?.y}L${x} ${y}`} className={lines[line].style} />;
          })}
        </g>
        {spokes.map(({ sign, score, relations, x, y, angle }) => {
          const size = sign === own ? ownSize : otherSize;
          const isFaint = sign !== own && relations.length === 0;
          const distance = radius + otherSize / 2 + 18;
          return (
            <g key={sign}>
              <g transform={`translate(${x - size / 2} ${y - size / 2})`} className={isFaint ? "opacity-42" : ""}>
                <Seal sign={sign} size={size} />
              </g>
              {sign !== own && (
                <text
                  x={center + distance * Math.sin(angle)}
                  y={center - distance * Math.cos(angle) + 5}
                  textAnchor="middle"
                  className={cx("font-sans text-sm tabular-nums", isFaint ? "fill-soft" : "fill-ink font-semibold")}
                >
                  {score}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul aria-label={`The scores of the other signs with ${signById(own).name}, clockwise`} className="sr-only">
        {spokes
          .filter(({ sign }) => sign !== own)
          .map(({ sign, score, relations }) => (
            <li key={sign}>
              {signById(sign).name}: {score} of 100,{" "}
              {relations.map(({ name }) => name).join(", ") || "no classical tie"}
            </li>
          ))}
      </ul>
      <figcaption aria-hidden="true" className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs text-soft">
        {Object.values(lines).map(({ name, style }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6">
              <path d="M0 2h24" className={style} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const [box, center, radius] = [420, 210, 150];
const [ownSize, otherSize] = [64, 44];

const lines = {
  harmony: { name: "Harmony", style: "fill-none stroke-success stroke-2" },
  clash: { name: "Clash", style: "fill-none stroke-cinnabar stroke-2 [stroke-dasharray:7_4]" },
  harm: { name: "Harm or punishment", style: "fill-none stroke-cinnabar stroke-[1.5px] [stroke-dasharray:1.5_3.5]" },
  break: { name: "Break", style: "fill-none stroke-gold stroke-[1.5px] [stroke-dasharray:1.5_3.5]" },
} as const;

/** The line of two signs: a harmony settles the tensions beside it, and of two tensions the stronger one counts. */
function lineOf(relations: readonly Relation[]): keyof typeof lines | undefined {
  const ids = relations.map(({ id }) => id);
  if (relations.some(({ kind }) => kind === "harmony")) return "harmony";
  if (ids.includes("liuchong")) return "clash";
  if (ids.includes("liuhai") || ids.includes("xing")) return "harm";
  return ids.includes("po") ? "break" : undefined;
}

/** The signs clockwise in the order of the cycle, from the sign at the top. */
function spokesOf(own: SignId) {
  const start = signIds.indexOf(own);
  return signIds.map((_, step) => {
    const sign = signIds[(start + step) % 12] as SignId;
    const angle = (step * Math.PI) / 6;
    return {
      sign,
      angle,
      x: rounded(center + radius * Math.sin(angle)),
      y: rounded(center - radius * Math.cos(angle)),
      score: careerMatch(own, sign).score,
      relations: sign === own ? [] : relationsBetween(own, sign),
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
