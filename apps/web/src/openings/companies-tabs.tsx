import { SubTabs, subTabStyle } from "@zodiac-at-work/ui/sub-tabs";
import { Link, useLocation } from "react-router";

const tabs = [
  { to: "/companies", text: "Companies" },
  { to: "/openings", text: "Openings" },
];

/** The two lists of companies: by sign, and by what they are looking for. */
export function CompaniesTabs() {
  const { pathname } = useLocation();
  const current = pathname.toLowerCase().startsWith("/openings") ? "/openings" : "/companies";
  const isExact = pathname.toLowerCase().replace(/\/$/, "") === current;
  return (
    <SubTabs label="Companies and openings">
      {tabs.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? (isExact ? "page" : "true") : undefined}
          className={subTabStyle()}
        >
          {text}
        </Link>
      ))}
    </SubTabs>
  );
}
