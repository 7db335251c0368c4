import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** The twelve seals as symbols, for a drawing that uses hundreds of them. */
export function SealSymbols() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {signIds.map((sign) => (
        <symbol key={sign} id={sealSymbol(sign)} viewBox="-0.6 -0.6 25.2 25.2">
          <Seal sign={sign} size={24} />
        </symbol>
      ))}
    </svg>
  );
}

export function sealSymbol(sign: SignId): string {
  return `seal-${sign}`;
}
