import { careerMatch, type RelationId, relationsBetween, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { type Html, html } from "./html.ts";
import { sealAt } from "./seals.ts";

const [center, radius, height] = [220, 156, 440];

/**
 * Draws the twelve signs in a circle with the relations of the one at the top.
 *
 * @param other a sign whose relation stands out
 */
export function relationWheel(own: SignId, other?: SignId): Html {
  const start = signIds.indexOf(own);
  const spokes = signIds.map((sign) => {
    const steps = (signIds.indexOf(sign) - start + 12) % 12;
    const angle = (steps * Math.PI) / 6;
    const relations = sign === own ? [] : relationsBetween(own, sign);
    return {
      sign,
      relations,
      x: center + radius * Math.sin(angle),
      y: center - radius * Math.cos(angle),
      isNamed: sign === own || sign === other || relations.length > 0,
    };
  });
  const [top] = spokes.filter(({ sign }) => sign === own);
  const trine = [
    own,
    ...spokes.filter(({ relations }) => relations.some(({ id }) => id === "sanhe")).map(({ sign }) => sign),
  ];
  const corners = spokes
    .filter(({ sign }) => trine.includes(sign))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const title = `${signById(own).name} and the other signs`;
  return html`<figure class="figure figure-wheel">
<figcaption><span class="figure-title">${title}</span><span class="figure-note">Lines are the classical relations</span></figcaption>
<div class="wheel">
<svg class="wheel-drawing" viewBox="0 0 ${String(height)} ${String(height)}" role="img" aria-label="${`A circle of the twelve signs with the relations of the ${signById(own).name}. The list beside it names them.`}">
<circle class="orbit" cx="${String(center)}" cy="${String(center)}" r="${String(radius)}"/>
<polygon class="trine" points="${corners.join(" ")}"/>
${spokes.flatMap(({ relations, x, y, sign }) => {
  const kind = lineOf(relations.map(({ id }) => id));
  if (!kind || !top) return [];
  return [
    html`<line class="relation ${kind}${sign === other && " relation-own"}" x1="${top.x.toFixed(1)}" y1="${top.y.toFixed(1)}" x2="${x.toFixed(1)}" y2="${y.toFixed(1)}"/>`,
  ];
})}
${spokes.map(({ sign, x, y, isNamed }) => {
  const size = sign === own || sign === other ? 52 : 40;
  return html`<g class="${isNamed ? "spoke" : "spoke spoke-faint"}">${sealAt(sign, x, y, size)}<text class="axis" x="${x.toFixed(1)}" y="${(sign === own ? y - size / 2 - 8 : y + size / 2 + 15).toFixed(1)}" text-anchor="middle">${signById(sign).name}</text></g>`;
})}
</svg>
<ul class="relations">${spokes
    .filter(({ relations }) => relations.length > 0)
    .map(({ sign, relations }) => {
      const kind = lineOf(relations.map(({ id }) => id)) ?? "harmony";
      return html`<li${sign === other && html` class="relations-own"`}><span class="line-sample ${kind}" aria-hidden="true"></span><span><b>${signById(sign).name}</b> ${relations.map(({ id }) => relationNames[id]).join(", ")}<span class="relations-score">${String(careerMatch(own, sign).score)}<span class="hidden-text"> of 100</span></span></span></li>`;
    })}</ul>
</div>
</figure>`;
}

const relationNames: Readonly<Record<RelationId, string>> = {
  liuhe: "harmony",
  sanhe: "trine",
  liuchong: "clash",
  liuhai: "harm",
  xing: "punishment",
  po: "break",
};

function lineOf(relations: readonly RelationId[]): "harmony" | "clash" | "friction" | undefined {
  if (relations.some((id) => id === "liuhe" || id === "sanhe")) return "harmony";
  if (relations.includes("liuchong")) return "clash";
  return relations.length > 0 ? "friction" : undefined;
}
