/** Whose the names and logos are. */
export function TrademarkNote() {
  return (
    <p className="mt-12 max-w-measure text-sm text-soft">
      Names and logos belong to their owners and only say which is meant. Nobody named here endorses this site or is
      connected with it.
    </p>
  );
}
