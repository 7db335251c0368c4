export { type CycleTheme, cycleThemes } from "./cycle-themes.ts";
export { karmicDebtTexts } from "./karmic-debt-texts.ts";
export { type NumberProfile, profileOf } from "./profile-of.ts";
