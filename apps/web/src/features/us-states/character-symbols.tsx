import { sealBox, sealOutlines } from "@zodiac-at-work/ui/seal-outlines";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** The twelve characters and the seal's frame, once, for the states that refer to them. */
export function CharacterSymbols() {
  const box = `0 0 ${sealBox} ${sealBox}`;
  return (
    <>
      {signIds.map((sign) => (
        <symbol key={sign} id={characterSymbol(sign)} viewBox={box}>
          <path d={sealOutlines[sign].character} />
        </symbol>
      ))}
      <symbol id={frameSymbol} viewBox={box}>
        <path d={sealOutlines.dragon.frame} />
      </symbol>
    </>
  );
}

export function characterSymbol(sign: SignId): string {
  return `character-${sign}`;
}

export const frameSymbol = "character-frame";
