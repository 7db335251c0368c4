import { SubTabs, subTabStyle } from "@zodiac-at-work/ui/sub-tabs";
import { Link, useLocation } from "react-router";

const tabs = [
  { to: "/companies", text: "Companies" },
  { to: "/openings", text: "Openings" },
  { to: "/openings/saved", text: "Saved" },
];

/** The lists of companies: by sign, by what they are looking for, and what the reader saved. */
export function CompaniesTabs() {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/$/, "");
  const current = tabs.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.to;
  return (
    <SubTabs label="Companies and openings">
      {tabs.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? (to === path ? "page" : "true") : undefined}
          className={subTabStyle()}
        >
          {text}
        </Link>
      ))}
    </SubTabs>
  );
}
