import { svgPathBbox } from "svg-path-bbox";
import { type Config, optimize } from "svgo";

interface Placement {
  /** The side of the square that the path is drawn in. */
  readonly box: number;
  /** Units of the square for one unit of the shapes. Without it, the larger side of the shapes fills the square. */
  readonly scale?: number;
  /** Turns the shapes upside down. The y axis of a font points up, that of SVG down. */
  readonly flip?: boolean;
}

/**
 * Scales SVG shapes, centers them in a square, and returns one path in whole units.
 *
 * @example
 * compactPath('<path d="M0 0h10v10H0z"/>', { box: 100, scale: 4 }); // "M30 30h40v40H30z"
 */
export function compactPath(shapes: string, { box, scale, flip = false }: Placement): string {
  const path = onePath(shapes, 3);
  const [minX, minY, maxX, maxY] = svgPathBbox(path);
  const scaleX = scale ?? box / Math.max(maxX - minX, maxY - minY);
  const scaleY = flip ? -scaleX : scaleX;
  const left = box / 2 - (scaleX * (minX + maxX)) / 2;
  const top = box / 2 - (scaleY * (minY + maxY)) / 2;
  return onePath(`<path transform="matrix(${scaleX} 0 0 ${scaleY} ${left} ${top})" d="${path}"/>`, 0);
}

function onePath(shapes: string, floatPrecision: number): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`, { ...options, floatPrecision });
  const paths = [...data.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
  if (paths.length !== 1 || !paths[0]) throw new Error(`Expected one path, got ${paths.length}: ${data}`);
  return paths[0];
}

const options: Config = {
  multipass: true,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          // It would round the matrix to whole numbers. convertPathData applies the exact one.
          convertTransform: false,
          convertPathData: { transformPrecision: 8 },
        },
      },
    },
    { name: "mergePaths", params: { force: true } },
  ],
};
