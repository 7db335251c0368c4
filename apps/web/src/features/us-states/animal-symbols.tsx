import { enlarged, sealBox, sealOutlines } from "@zodiac-at-work/ui/seal-outlines";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** The twelve animals as symbols for the states of the map. */
export function AnimalSymbols() {
  return signIds.map((sign) => (
    <symbol key={sign} id={animalSymbol(sign)} viewBox={`0 0 ${sealBox} ${sealBox}`}>
      <path d={sealOutlines[sign].animal} transform={enlarged} />
    </symbol>
  ));
}

export function animalSymbol(sign: SignId): string {
  return `animal-${sign}`;
}
