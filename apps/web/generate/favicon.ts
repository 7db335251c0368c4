import { sealBox, sealOutlines } from "@zodiac-at-work/ui/seal-outlines";

/** The dragon's seal in the light theme's colours, which stand out on dark tabs too. */
export function faviconSvg(): string {
  const { frame, character } = sealOutlines.dragon;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealBox} ${sealBox}">`,
    "  <title>Zodiac at Work</title>",
    `  <path fill="#8a5a14" d="${frame}"/>`,
    `  <path fill="#fffaf0" d="${character}"/>`,
    "</svg>",
    "",
  ].join("\n");
}
