import { svgPathBbox } from "svg-path-bbox";

/** The size at which a row of a list draws an icon, in pixels. */
const drawnSize = 22;
/** A wordmark is at least this much wider than high. */
const wordmarkRatio = 1.7;
/** The letters of a wordmark are legible from this size on, in pixels. */
const legibleSize = 4.5;

/**
 * Returns whether readers recognize an icon at the size of a list. A mark that is about as high as wide is known by its outline.
 * A wide one is a name in letters, and its shapes must be large enough. The measure is the side of a square with the area that
 * a shape has on average.
 *
 * @param path the path data of an icon that fills its square in one direction
 * @example
 * isLegibleIcon("M0 10h24v4h-24z"); // true: one wide shape
 */
export function isLegibleIcon(path: string): boolean {
  const [left, top, right, bottom] = svgPathBbox(path);
  const [width, height] = [right - left, bottom - top];
  if (width < height * wordmarkRatio) return true;
  const shapes = path.match(/m/gi)?.length ?? 1;
  const scale = drawnSize / width;
  return Math.sqrt((width * height) / shapes) * scale >= legibleSize;
}
