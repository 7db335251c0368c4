export const minimumPasswordLength = 6;
export const passwordTooShort = `Password must be at least ${minimumPasswordLength} characters`;
