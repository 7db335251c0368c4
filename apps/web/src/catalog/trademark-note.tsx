/** The notice about names and logos of others. */
export function TrademarkNote() {
  return (
    <p className="mt-12 max-w-measure text-sm text-soft">
      All names and logos are trademarks of their owners and are used for identification only. Their use does not imply
      any endorsement or affiliation.
    </p>
  );
}
