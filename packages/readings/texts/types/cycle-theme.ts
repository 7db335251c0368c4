/** What a place in the nine-part cycle asks for at work. */
export interface CycleTheme {
  readonly keyword: string;
  readonly year: string;
  readonly month: string;
}
