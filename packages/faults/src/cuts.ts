/** A way that can be cut at one of the points that it passes. */
export interface Cuts {
  /** How many points were passed since the last call of `cutAt`. */
  readonly points: number;
  /** Whether the way was cut since then. */
  readonly isCut: boolean;
  /** Cuts at the point of a number, from 1. Without a number nothing is cut. */
  cutAt(number?: number): void;
}

/** Counts the points of a way, and says at which one it is cut. */
export class CutPoints implements Cuts {
  points = 0;
  isCut = false;
  #cut = Number.POSITIVE_INFINITY;

  cutAt(number = Number.POSITIVE_INFINITY): void {
    this.points = 0;
    this.isCut = false;
    this.#cut = number;
  }

  /** Passes one point. Returns whether the way is cut there. */
  pass(): boolean {
    this.points += 1;
    if (this.points !== this.#cut) return false;
    this.isCut = true;
    return true;
  }
}
