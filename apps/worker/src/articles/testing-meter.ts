import type { MeteredCall, ModelMeter, Tokens } from "./model-meter.ts";

/** A meter that allows every call. */
export interface TestMeter extends ModelMeter {
  readonly calls: (MeteredCall & { tokens?: Tokens | null })[];
}

export function createTestMeter(): TestMeter {
  const calls: TestMeter["calls"] = [];
  return {
    calls,
    async begin(call) {
      const record: (typeof calls)[number] = { ...call };
      calls.push(record);
      return async (tokens) => {
        record.tokens = tokens;
      };
    },
  };
}
