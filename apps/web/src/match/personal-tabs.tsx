import { SubTabs, subTabStyle } from "@zodiac-at-work/ui/sub-tabs";
import { Link } from "react-router";

const tabs = [
  { id: "overview", to: "/personal", text: "Overview" },
  { id: "reading", to: "/personal?view=reading", text: "Reading" },
  { id: "match", to: "/personal/match", text: "Match two" },
  { id: "team", to: "/personal/team", text: "Team" },
] as const;

/** The pages about the reader. */
export function PersonalTabs({ current }: { readonly current: (typeof tabs)[number]["id"] }) {
  return (
    <SubTabs label="Your Zodiac">
      {tabs.map(({ id, to, text }) => (
        <Link key={id} to={to} aria-current={id === current ? "page" : undefined} className={subTabStyle()}>
          {text}
        </Link>
      ))}
    </SubTabs>
  );
}
