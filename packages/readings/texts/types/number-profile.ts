/** What a number says about a person at work. */
export interface NumberProfile {
  readonly description: string;
  /** What the number means in Chinese custom. For 1 to 9 only. */
  readonly chineseInsight?: string;
  readonly strengths: readonly string[];
  readonly challenges: readonly string[];
  readonly careerFields: readonly string[];
  readonly workEnvironment: string;
  /** What to look for in any company. */
  readonly companies: string;
  /** How to use the years of the outlook: those that favor the reader, and those that ask for care. */
  readonly years: string;
}
