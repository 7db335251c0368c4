import { sealAnimals } from "@zodiac-at-work/ui/seal-animals";
import { enlarged, sealBox, sealFrames } from "@zodiac-at-work/ui/seal-frames";

/** Returns the brand mark: the dragon in paper on ink, in the colors of the browser's theme. */
export function faviconSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealBox} ${sealBox}">`,
    "  <title>Zodiac at Work</title>",
    "  <style>",
    "    .ink { fill: #1c1814 } .paper { fill: #faf6ee }",
    "    @media (prefers-color-scheme: dark) { .ink { fill: #f3ebdd } .paper { fill: #15120f } }",
    "  </style>",
    `  <path class="ink" d="${sealFrames.dragon}"/>`,
    `  <path class="paper" transform="${enlarged}" d="${sealAnimals.dragon}"/>`,
    "</svg>",
    "",
  ].join("\n");
}
