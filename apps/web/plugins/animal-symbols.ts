import { animalSymbol } from "@zodiac-at-work/ui/animal-symbol";
import { sealAnimals } from "@zodiac-at-work/ui/seal-animals";
import { sealBox } from "@zodiac-at-work/ui/seal-frames";
import { signIds } from "@zodiac-at-work/zodiac";
import type { Plugin } from "vite";

/** Adds the twelve animals to the HTML of every page, as symbols that the seals use. */
export function animalSymbols(): Plugin {
  return {
    name: "animal-symbols",
    transformIndexHtml: () => [
      {
        tag: "svg",
        attrs: { hidden: true, "aria-hidden": "true", width: "0", height: "0" },
        children: signIds.map((sign) => ({
          tag: "symbol",
          attrs: { id: animalSymbol(sign), viewBox: `0 0 ${sealBox} ${sealBox}` },
          children: [{ tag: "path", attrs: { d: sealAnimals[sign] } }],
        })),
        injectTo: "body-prepend",
      },
    ],
  };
}
