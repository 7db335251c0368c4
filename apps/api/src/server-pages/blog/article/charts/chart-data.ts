/** A table of names and values with a caption. */
export interface Chart {
  readonly caption: string;
  readonly head: readonly [name: string, value: string];
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** Returns the counts of a chart; undefined if a value is no count. */
export function countsOf({ rows }: Chart): readonly (readonly [name: string, count: number])[] | undefined {
  return rows.every(([, value]) => /^\d{1,7}$/.test(value))
    ? rows.map(([name, value]) => [name, Number(value)] as const)
    : undefined;
}

/** What screen readers say of a drawing. */
export function labelOf({ caption }: Chart): string {
  return `${caption}. The table below has the values.`;
}
