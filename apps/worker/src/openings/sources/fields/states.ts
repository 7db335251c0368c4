/** The codes of the states of the USA and the provinces of Canada, as places name them ("Austin, TX"). */
export const states: ReadonlySet<string> = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK".split(
    " ",
  ),
);
