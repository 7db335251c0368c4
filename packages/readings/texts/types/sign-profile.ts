/** What a sign says about a person at work, in seven sections of about 85 words. */
export interface SignProfile {
  readonly onTheJob: string;
  readonly asABoss: string;
  readonly asAColleague: string;
  readonly inAnInterview: string;
  readonly underPressure: string;
  readonly withMoney: string;
  readonly whatToLearn: string;
}
