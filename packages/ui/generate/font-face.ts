/** The metrics that a fallback must match so that the text does not move when the web font loads. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

/** A font installed on the reader's machine. */
export interface FallbackFont {
  readonly locals: readonly string[];
  /** Average width of Latin text, in em. */
  readonly averageWidth: number;
}

export function fontFace(face: { family: string; style: string; weight: string; file: string }): string {
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./${face.file}") format("woff2");
}
`;
}

/** Returns a `@font-face` rule for a local font scaled to a web font: same average width, same line height. */
export function fallbackFace(family: string, fallback: FallbackFont, font: FontMetrics): string {
  const adjust = font.xWidthAvg / font.unitsPerEm / fallback.averageWidth;
  const override = (value: number) => percent(value / font.unitsPerEm / adjust);
  return `@font-face {
  font-family: "${family}";
  src: ${fallback.locals.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(Math.abs(font.descent))};
  line-gap-override: ${override(font.lineGap)};
}
`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
