import type { ContainerNode, Node } from "@takumi-rs/core";
import { sealColors } from "@zodiac-at-work/ui/seal-colors";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { drawMark, drawSeal, drawSmallSeal } from "./draw-seal.ts";
import { getRenderer } from "./renderer.ts";

/** What a picture shows. */
export interface Picture {
  /** Up to two signs, whose seals are drawn. Without a sign, the site's mark is. */
  readonly signs: readonly SignId[];
  /** Without a title, the picture consists of the seals. */
  readonly title?: string | undefined;
  /** A few words above the title. */
  readonly eyebrow?: string | undefined;
  /** A sentence below the title. */
  readonly lede?: string | undefined;
  /** Up to three signs that the sign works best with, named below the title. The sign's seal is then larger. */
  readonly partners?: readonly SignId[] | undefined;
  /** A few words at the lower right, beside the name of the site. Shown with a title only. */
  readonly note?: string | undefined;
}

/** Pixels, as preview images have them. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * Draws a picture in the look of the site. The same picture always gives the same bytes.
 *
 * @param format preview images are PNG, because every service reads it; pictures of the site are WebP
 * @example
 * const png = await drawPicture({ signs: ["rat", "ox"], title: "Rat and Ox at work" }, "png");
 */
export async function drawPicture(picture: Picture, format: "png" | "webp"): Promise<Buffer> {
  const renderer = await getRenderer();
  const node = picture.title ? titled({ ...picture, title: picture.title }) : untitled(picture);
  return renderer.render(node, { ...pictureSize, format, lossless: true });
}

const colors = { paper: "#faf6ee", line: "#e3dac8", ink: "#1c1814", soft: "#5d544a", gold: "#8a6414" };
const sans = { fontFamily: "Instrument Sans" };
const serif = { fontFamily: "Newsreader", fontWeight: 500, color: colors.ink };

function untitled({ signs }: Picture): Node {
  const size = signs.length > 1 ? 288 : 336;
  return box(
    {
      ...{ width: "100%", height: "100%", alignItems: "center", justifyContent: "center", gap: 48 },
      backgroundColor: washOf(signs[0]),
    },
    drawSeals(signs, size),
  );
}

function titled({ signs, title, eyebrow, lede, partners, note }: Picture & { title: string }): Node {
  const size = signs.length > 1 ? 204 : partners ? 356 : 300;
  return box({ width: "100%", height: "100%", padding: 20, backgroundColor: colors.paper }, [
    box({ flexDirection: "column", flexGrow: 1, padding: "44px 52px 26px", border: `1px solid ${colors.line}` }, [
      box({ flexGrow: 1, alignItems: "center", gap: 60, minHeight: 0 }, [
        box({ flexDirection: "column", gap: 20, flexShrink: 0 }, drawSeals(signs, size)),
        box({ flexDirection: "column", flexGrow: 1, flexShrink: 1, minWidth: 0, gap: 14 }, [
          ...(eyebrow ? [eyebrowOf(eyebrow)] : []),
          headingOf(title),
          ...(lede ? [text(lede, { ...serif, fontSize: 29, lineHeight: 1.3, color: colors.soft, marginTop: 8 })] : []),
          ...(partners ? [partnersOf(partners)] : []),
        ]),
      ]),
      box(
        {
          ...{ alignItems: "center", justifyContent: "space-between", flexShrink: 0 },
          ...{ marginTop: 28, paddingTop: 22, borderTop: `1px solid ${colors.line}` },
        },
        [
          box({ alignItems: "center", gap: 12 }, [
            image(drawMark({ ink: colors.ink, paper: colors.paper }), 40),
            text("Zodiac at Work", { ...serif, fontSize: 28 }),
          ]),
          ...(note ? [text(note, { ...sans, fontSize: 23, color: colors.soft })] : []),
        ],
      ),
    ]),
  ]);
}

function eyebrowOf(eyebrow: string): Node {
  return text(eyebrow.toUpperCase(), {
    ...{ ...sans, fontSize: 23, color: colors.gold, letterSpacing: "0.06em" },
    ...oneLine,
  });
}

function headingOf(title: string): Node {
  const length = [...title].length;
  const fontSize = length <= 32 ? 80 : length <= 60 ? 66 : 54;
  return text(title, {
    ...{ ...serif, fontSize, lineHeight: 1.06, letterSpacing: "-0.02em" },
    ...{ textWrap: "balance", overflowWrap: "anywhere", lineClamp: 5, textOverflow: "ellipsis", overflow: "hidden" },
  });
}

function partnersOf(partners: readonly SignId[]): Node {
  return box({ alignItems: "center", gap: 24, marginTop: 26 }, [
    text("Works best with", { ...sans, fontSize: 23, color: colors.soft, ...oneLine, flexShrink: 0 }),
    ...partners
      .slice(0, 3)
      .map((sign) =>
        box({ alignItems: "center", gap: 12, flexShrink: 0 }, [
          image(drawSmallSeal(sign), 50),
          text(signById(sign).name, { ...sans, fontSize: 23, fontWeight: 500, color: colors.ink }),
        ]),
      ),
  ]);
}

const oneLine = { lineClamp: 1, textOverflow: "ellipsis", overflow: "hidden" };

function drawSeals(signs: readonly SignId[], size: number): Node[] {
  if (signs.length === 0) return [image(drawMark({ ink: colors.ink, paper: colors.paper }), size)];
  return signs.slice(0, 2).map((sign) => image(drawSeal(sign), size));
}

type Style = NonNullable<ContainerNode["style"]>;

function box(style: Style, children: Node[]): Node {
  return { type: "container", style: { display: "flex", ...style }, children };
}

function text(content: string, style: Style): Node {
  return { type: "text", text: content, style };
}

function image(svg: string, size: number): Node {
  return { type: "image", src: Buffer.from(svg), width: size, height: size, style: { flexShrink: 0 } };
}

/** Returns 14% of a sign's tint on paper. */
function washOf(sign: SignId | undefined): string {
  if (!sign) return "#f4eee1";
  const mix = (from: number) => {
    const [tint, paper] = [sealColors[sign], colors.paper].map((color) =>
      Number.parseInt(color.slice(from, from + 2), 16),
    );
    return Math.round(0.14 * (tint ?? 0) + 0.86 * (paper ?? 0));
  };
  return `rgb(${mix(1)} ${mix(3)} ${mix(5)})`;
}
