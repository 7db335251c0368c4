/** Returns why the product did not start or go on, as a person can act on it: a full disk in one line, all else as it is. */
export function explainFailure(reason: string, dataDir: string): string {
  if (!/\bENOSPC\b|No space left on device/i.test(reason)) return reason;
  return `The disk is full. Free 200 MB or more where ${dataDir} is, or set DATA_DIR to a folder on another disk.`;
}
