import { useQuery } from "@tanstack/react-query";
import { solarMonths } from "@zodiac-at-work/almanac/solar-months";
import { counted } from "@zodiac-at-work/catalog/counted";
import { newCountText } from "@zodiac-at-work/catalog/new-count";
import { formatDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import { Fragment, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { recordVisit } from "../../../sign/last-visit.ts";
import { today } from "../../../sign/today.ts";
import { dayOf } from "../../../text/moment.ts";

/** What has changed since the reader's last visit, from the second visit on. Only this device knows when that was. */
export function WhatsNew({ reader }: { readonly reader: SignId }) {
  const [since] = useState(() => recordVisit("home", new Date()));
  if (!since) return null;
  return (
    // As high as most texts, so that nothing below moves when they come.
    <section aria-label="New since your last visit" className="mt-3 text-sm max-sm:min-h-10 sm:mt-6">
      <Changes reader={reader} since={since} />{" "}
      <Link to="/account" className="text-link max-sm:hidden">
        Get it in your calendar or feed reader
      </Link>
    </section>
  );
}

function Changes({ reader, since }: { readonly reader: SignId; readonly since: Date }) {
  const { data, error } = useQuery(apiQuery("/api/news", { sign: reader, since: since.toISOString() }));
  if (error) return "What is new could not be loaded.";
  if (!data) return `Looking for what is new since ${dayOf(since)}…`;
  const changes = changesOf(reader, since, data);
  if (changes.length === 0) return `Nothing new since ${dayOf(since)}.`;
  return (
    <>
      <strong>New since {dayOf(since)}:</strong>{" "}
      {changes.map((change, place) => (
        <Fragment key={change.name}>
          {place > 0 && ", "}
          {change.text}
        </Fragment>
      ))}
      .
    </>
  );
}

function changesOf(
  reader: SignId,
  since: Date,
  { openings, articles }: { readonly openings: number; readonly articles: number },
): { readonly name: string; readonly text: ReactNode }[] {
  const [month] = solarMonths(new Date());
  const hasMonthChanged = formatDate(month.from) > formatDate(today(since));
  return [
    ...(openings > 0
      ? [
          {
            name: "openings",
            text: (
              <>
                <Link to="/openings" className="text-link">
                  {openings === 1 ? "1 opening" : `${newCountText(openings)} openings`}
                </Link>{" "}
                at your best matches
              </>
            ),
          },
        ]
      : []),
    ...(articles > 0
      ? [
          {
            name: "articles",
            text: (
              <a href={`/blog?sign=${reader}`} className="text-link">
                {counted(articles, "article")} about your sign
              </a>
            ),
          },
        ]
      : []),
    ...(hasMonthChanged ? [{ name: "month", text: `the month of the ${signById(month.sign).name}` }] : []),
  ];
}
