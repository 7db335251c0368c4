import { chromium } from "@playwright/test";
import { findBrowser } from "@zodiac-at-work/local/browser";
import { sealAnimals } from "@zodiac-at-work/ui/seal-animals";
import { enlarged, sealBox, sealFrames } from "@zodiac-at-work/ui/seal-frames";

/** The file of an icon in `public`, and how it is drawn. */
export interface AppIcon {
  readonly file: `${string}.png`;
  readonly size: number;
  /** Whether the system cuts the icon to a shape of its own. Then the color fills the square. */
  readonly isMaskable: boolean;
}

/** The icons of the installed app. iOS reads `apple-touch-icon.png`, every other system reads the manifest. */
export const appIcons: readonly AppIcon[] = [
  { file: "icon-192.png", size: 192, isMaskable: false },
  { file: "icon-512.png", size: 512, isMaskable: false },
  { file: "icon-maskable-192.png", size: 192, isMaskable: true },
  { file: "icon-maskable-512.png", size: 512, isMaskable: true },
  { file: "apple-touch-icon.png", size: 180, isMaskable: true },
];

/** Draws the icons by their files. No test compares them: their bytes depend on the version of the browser. */
export async function appIconPngs(): Promise<ReadonlyMap<string, Uint8Array>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    const pngs = new Map<string, Uint8Array>();
    for (const { file, size, isMaskable } of appIcons) {
      await page.setViewportSize({ width: size, height: size });
      const svg = isMaskable ? maskableSvg() : sealSvg();
      await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
      pngs.set(file, await page.screenshot({ type: "png", omitBackground: !isMaskable }));
    }
    return pngs;
  } finally {
    await browser.close();
  }
}

const ink = "#1c1814";
const paper = "#faf6ee";

/** The brand mark, as in the light favicon. */
function sealSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealBox} ${sealBox}">
    <path fill="${ink}" d="${sealFrames.dragon}"/>
    <path fill="${paper}" transform="${enlarged}" d="${sealAnimals.dragon}"/></svg>`;
}

/** The animal alone on ink. It stays within the circle of 80% that every shape shows. */
function maskableSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealBox} ${sealBox}">
    <rect width="${sealBox}" height="${sealBox}" fill="${ink}"/>
    <path fill="${paper}" transform="translate(${sealBox * 0.08} ${sealBox * 0.08}) scale(0.84)" d="${sealAnimals.dragon}"/></svg>`;
}
