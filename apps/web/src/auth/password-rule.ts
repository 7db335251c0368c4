export const minimumPasswordLength = 6;
export const passwordRule = `At least ${minimumPasswordLength} characters.`;
export const passwordTooShort = `Password must be at least ${minimumPasswordLength} characters`;
