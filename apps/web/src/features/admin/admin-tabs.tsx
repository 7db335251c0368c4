import { SubTabs, subTabStyle } from "@zodiac-at-work/ui/sub-tabs";
import { Link, useLocation } from "react-router";

const tabs = [
  { to: "/blog-admin", text: "Articles" },
  { to: "/admin/operations", text: "Operations" },
  { to: "/admin/access", text: "Access" },
  { to: "/admin/audit-log", text: "Audit log" },
];

/** The pages for administrators. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const current = pathname.toLowerCase().replace(/\/$/, "");
  return (
    <SubTabs label="Administration">
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === current ? "page" : undefined} className={subTabStyle()}>
          {text}
        </Link>
      ))}
    </SubTabs>
  );
}
