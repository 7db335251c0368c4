import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Card } from "@zodiac-at-work/ui/card";
import { Chapter, Entry, Reading } from "@zodiac-at-work/ui/chapter";
import { CheckProgress } from "@zodiac-at-work/ui/check-progress";
import { Checkbox } from "@zodiac-at-work/ui/checkbox";
import { appliedFilterStyle, Chips, Count, chipStyle, Tag } from "@zodiac-at-work/ui/chip";
import { CodeTile } from "@zodiac-at-work/ui/code-tile";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { cellStyle, DataRow, DataTable, OpenButton, OpenedRow } from "@zodiac-at-work/ui/data-table";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Fact, FactList } from "@zodiac-at-work/ui/fact-list";
import { Field } from "@zodiac-at-work/ui/field";
import { Figure, Figures } from "@zodiac-at-work/ui/figure";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Notice } from "@zodiac-at-work/ui/notice";
import { NumberedChapter } from "@zodiac-at-work/ui/numbered-chapter";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { SeatWheel } from "@zodiac-at-work/ui/seat-wheel";
import { Segments, segmentStyle } from "@zodiac-at-work/ui/segments";
import { Select } from "@zodiac-at-work/ui/select";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { SubTabs, subTabStyle } from "@zodiac-at-work/ui/sub-tabs";
import { Switch } from "@zodiac-at-work/ui/switch";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { Tabs } from "@zodiac-at-work/ui/tabs";
import { signIds } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";
import { ReportFact, RunReport } from "../src/features/admin/operations/run-report.tsx";
import { SourceHealth } from "../src/features/admin/operations/source-health.tsx";
import { DayStrip } from "../src/features/personal/overview/day-strip.tsx";
import { ElementBlocks } from "../src/features/personal/reading/element-blocks.tsx";
import { Ladder, Ladders } from "../src/features/personal/reading/ladder.tsx";
import { YearBars } from "../src/features/personal/reading/year-bars.tsx";
import { TeamMatrix } from "../src/features/team/team-matrix.tsx";
import { RecordList, RecordRow } from "../src/lists/record-row.tsx";
import { RelationWheel } from "../src/match/relation-wheel.tsx";
import { NewMark } from "../src/openings/new-mark.tsx";
import { OpeningListHead, OpeningRow } from "../src/openings/opening-row.tsx";

const none = () => {};
const icon = (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="fill-none stroke-current" strokeWidth="1.75">
    <path d="M2.5 8.5l3.5 3.5 7.5-8" />
  </svg>
);
const longName = "The Hongkong and Shanghai Banking Corporation Limited";

/** The states of each primitive that stands in a page, by the name of its file. */
export const examples: Readonly<Record<string, ReactNode>> = {
  seal: (
    <>
      {[24, 34, 44, 72, 152].map((size) => (
        <Row key={size}>
          {signIds.map((sign) => (
            <Seal key={sign} sign={sign} size={size} />
          ))}
        </Row>
      ))}
      <Seal sign="dragon" size={44} tone="ink" />
    </>
  ),
  "seat-wheel": (
    <Row>
      <SeatWheel seats={signIds} className="w-60">
        Welcome back
      </SeatWheel>
      <SeatWheel seats={["empty", ...signIds]} sealSize={45} className="w-60">
        404
      </SeatWheel>
      <SeatWheel seats={["gap", ...signIds.slice(5), ...signIds.slice(0, 4)]} isFaint className="w-60" />
    </Row>
  ),
  heading: (["hero", "page", "section", "card", "small", "row"] as const).map((size) => (
    <Heading key={size} level={2} size={size}>
      Earth Dragon, {size}
    </Heading>
  )),
  eyebrow: <Eyebrow>By founding date</Eyebrow>,
  button: (["primary", "secondary", "danger", "quiet"] as const).map((variant) => (
    <Row key={variant}>
      <Button variant={variant}>Open your reading</Button>
      <Button variant={variant} disabled>
        Processing…
      </Button>
      <Button variant={variant} size="small">
        Add to calendar
      </Button>
      <a href="#button" className={buttonStyle({ variant, size: "small" })}>
        See Dragons
      </a>
    </Row>
  )),
  "external-link": (
    <ExternalLink href="https://example.com" className="text-link">
      example.com
    </ExternalLink>
  ),
  field: (
    <>
      <Field label="Email" type="email" hint="We send the receipt there." defaultValue="reader@example.com" />
      <Field label="Birth date" error="Enter a date from 1900 to 2100." defaultValue="31/02/1990" />
      <Field label="Search" isCompact icon={icon} placeholder="Name, place or business" />
      <Field label="Words" isDense defaultValue="2000" disabled />
    </>
  ),
  select: (
    <>
      {[{}, { isCompact: true }, { isDense: true }, { disabled: true }].map((props, index) => (
        <Select key={JSON.stringify(props)} label={`Industry ${index + 1}`} {...props}>
          <option>All industries</option>
        </Select>
      ))}
    </>
  ),
  checkbox: (
    <>
      <Checkbox label="Keep this date on this device" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Disabled" disabled />
    </>
  ),
  switch: (
    <>
      <Switch label="With open roles" />
      <Switch label="Chosen" defaultChecked />
      <Switch label="Disabled" disabled />
    </>
  ),
  chip: (
    <>
      <Chips label="Signs">
        <a href="#chip" className={chipStyle()} aria-current="true">
          All <Count>1,467</Count>
        </a>
        {(["rat", "ox", "tiger"] as const).map((sign) => (
          <a key={sign} href="#chip" className={chipStyle()}>
            <Seal sign={sign} size={20} />
            {sign} <Count>116</Count>
          </a>
        ))}
      </Chips>
      <Row>
        <Tag>Sample</Tag>
        <button type="button" className={appliedFilterStyle()}>
          Technology ×
        </button>
        <NewMark />
      </Row>
    </>
  ),
  segments: (
    <Segments label="Which companies">
      <a href="#segments" className={segmentStyle()} aria-current="page">
        Your matches <Count>372</Count>
      </a>
      <a href="#segments" className={segmentStyle()}>
        Your sign <Count>142</Count>
      </a>
      <a href="#segments" className={segmentStyle()}>
        All <Count>1,467</Count>
      </a>
    </Segments>
  ),
  "sub-tabs": (
    <SubTabs label="Your Zodiac">
      <a href="#sub-tabs" className={subTabStyle()} aria-current="page">
        Overview
      </a>
      <a href="#sub-tabs" className={subTabStyle()}>
        Match two
      </a>
    </SubTabs>
  ),
  tabs: (
    <Tabs
      label="Articles and keywords"
      tabs={[
        { value: "articles", text: "Published Articles", count: 1204 },
        { value: "keywords", text: "Keyword Management" },
      ]}
      value="articles"
      onChange={none}
    >
      <p>The content of the tab.</p>
    </Tabs>
  ),
  "score-badge": (
    <Row>
      {[92, 80, 70, 60, 40, 6].map((score) => (
        <ScoreBadge key={score} score={score} label="Match with Dragon" />
      ))}
    </Row>
  ),
  "status-badge": (
    <Row>
      {(["good", "fair", "bad", "busy", "quiet"] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone} icon={icon}>
          {tone}
        </StatusBadge>
      ))}
      <StatusBadge tone="bad" needsPerson icon={icon}>
        needs a person
      </StatusBadge>
    </Row>
  ),
  "company-tile": (
    <>
      <Row>
        {signIds.map((sign) => (
          <CompanyTile key={sign} name={sign} sign={sign} logoUrl={null} />
        ))}
      </Row>
      <Row>
        <CompanyTile name="3M" sign="tiger" logoUrl={null} size="small" />
        <CompanyTile name="École" sign="snake" logoUrl={null} size="large" />
        <CompanyTile name="Broken image" sign="horse" logoUrl="/no-such-logo.svg" />
      </Row>
    </>
  ),
  "opening-row": (
    <>
      <OpeningListHead end="Match" />
      <ul>
        <OpeningRow
          tile={<CompanyTile name="Reddit" sign="rooster" logoUrl={null} />}
          title={<a href="#opening-row">Staff Engineer, Search</a>}
          tag={<Tag>Sample</Tag>}
          about="Reddit · Engineering"
          place="San Francisco, California"
          type="Full-time"
          pay="$210,000 to $280,000 a year"
          posted="Nov 20, 2026"
          isNew
          end={<ScoreBadge score={92} label="Match" />}
        />
        <OpeningRow
          tile={<CompanyTile name={longName} sign="ox" logoUrl={null} />}
          title={
            <a href="#opening-row">Senior Vice President of Organizational Development and Internal Communication</a>
          }
          about={longName}
          place="Remote"
          type={null}
          pay={null}
          posted="Nov 2, 2026"
          isNew={false}
          end={<ScoreBadge score={32} label="Match" />}
        />
      </ul>
    </>
  ),
  "record-row": (
    <RecordList columns={["Company", "What it does", "Sign, founded", "Work there", "Match"]}>
      <RecordRow
        tile={<CompanyTile name="Nvidia" sign="rooster" logoUrl={null} />}
        name={<a href="#record-row">Nvidia</a>}
        about="Technology · Santa Clara, California"
        description="Designs graphics processors, first for games and now also for the training of artificial intelligence."
        sign="Rooster, Apr 5, 1993"
        links={<a href="#record-row">Details of Nvidia</a>}
        score={<ScoreBadge score={92} label="Match with Dragon" />}
      >
        <p className="text-sm">What unfolds below the row.</p>
      </RecordRow>
      <RecordRow
        tile={<CompanyTile name={longName} sign="ox" logoUrl={null} />}
        name={longName}
        about="Financial Services · Hong Kong, China"
        sign="Most likely Ox, 1865"
        score={<ScoreBadge score={28} label="Match with Dragon" />}
      />
    </RecordList>
  ),
  "data-table": (
    <DataTable label="Runs">
      <TableHead
        columns={[
          "Company",
          "Started",
          { name: "Openings", className: "text-right" },
          { name: "Report", isHidden: true },
        ]}
      />
      <tbody>
        <DataRow isOpen>
          <td className={cellStyle()}>Reddit</td>
          <td className={cellStyle({ tone: "soft" })}>Nov 22, 2026, 8:04 AM</td>
          <td className={cellStyle({ isNumber: true })}>96</td>
          <td className={cellStyle({ isNumber: true })}>
            <OpenButton isOpen controls="opened" about="the run of Reddit" onToggle={none} />
          </td>
        </DataRow>
        <OpenedRow id="opened" columns={4}>
          <RunReport
            title="All 96 postings were read"
            sentence="The board answered completely."
            actions={
              <Button variant="quiet" size="small">
                Run again
              </Button>
            }
            facts={
              <>
                <ReportFact term="Expected">96</ReportFact>
                <ReportFact term="Found">96</ReportFact>
              </>
            }
          />
        </OpenedRow>
        <DataRow>
          <td className={cellStyle()}>{longName}</td>
          <td className={cellStyle({ tone: "soft" })}>Nov 22, 2026, 8:01 AM</td>
          <td className={cellStyle({ isNumber: true })}>1,204</td>
          <td className={cellStyle({ isNumber: true })}>
            <OpenButton isOpen={false} controls="closed" about="the run" onToggle={none} />
          </td>
        </DataRow>
      </tbody>
    </DataTable>
  ),
  figure: (
    <Figures>
      <Figure label="Boards asked" value="240" note="of 240" />
      <Figure label="Payments without access" value="0" tone="good" />
      <Figure label="Needs a look" value="4" tone="bad" note="3 boards, 1 task" />
    </Figures>
  ),
  "source-health": (
    <SourceHealth
      days={[1, 1, 0.97, 0.8, 0.2, 0, null, null, 1, 1, 1, 0.6, 0.95, 1]}
      label="Read on 12 of the last 14 days"
    />
  ),
  "team-matrix": (
    <TeamMatrix
      label="The score of each pair"
      members={(["dragon", "ox", "rooster", "rabbit"] as const).map((sign) => ({ name: sign, sign }))}
      scoreOf={(row, column) => [0, 92, 62, 50, 28][row + column] ?? 38}
      chosen={[0, 1]}
      onChoose={none}
    />
  ),
  "day-strip": (
    <DayStrip
      label="The next 30 days"
      days={Array.from({ length: 30 }, (_, index) => ({
        key: String(index),
        weekday: "MTWTFSS".charAt(index % 7),
        day: index < 8 ? 23 + index : index - 7,
        month: index === 0 ? "Nov" : index === 8 ? "Dec" : undefined,
        label: `Day ${index + 1}`,
        kind: index % 6 === 1 ? "good" : index % 6 === 3 ? "careful" : "plain",
        sign: signIds[index % 12] ?? "rat",
      }))}
    />
  ),
  "fact-list": (
    <FactList>
      <Fact term="Element">Earth</Fact>
      <Fact term="Zodiac year">1988, the year of the Earth Dragon: Feb 17, 1988 to Feb 5, 1989</Fact>
    </FactList>
  ),
  chapter: (
    <Chapter eyebrow="Your numbers" title="Life path" aside="All three methods agree">
      <Entry title="Expression" figure={3}>
        <Reading>Ideas come quickly and want an audience.</Reading>
      </Entry>
    </Chapter>
  ),
  "numbered-chapter": (
    <>
      <NumberedChapter number={3} title="At work" isOpen={false} onToggle={none}>
        <p>Folded on a phone.</p>
      </NumberedChapter>
      <NumberedChapter number={4} title="Your numbers" lede="Three numbers of a birth date.">
        <p>Always open.</p>
      </NumberedChapter>
    </>
  ),
  "relation-wheel": (
    <Row>
      <RelationWheel sign="dragon" />
      <RelationWheel sign="snake" />
    </Row>
  ),
  ladder: (
    <Ladders label="Numbers">
      <Ladder
        title="Life path"
        note="All three methods agree"
        steps={[
          { addends: [11, 29, 1988], sum: 2028 },
          { addends: [2, 0, 2, 8], sum: 12 },
          { addends: [1, 2], sum: 3 },
        ]}
        value={3}
      >
        Expression
      </Ladder>
      <Ladder title="Birth day" steps={[{ addends: [7], sum: 7 }]} value={7}>
        Single digit
      </Ladder>
    </Ladders>
  ),
  "element-blocks": <ElementBlocks counts={{ wood: 1, earth: 2, water: 1 }} of={4} />,
  "year-bars": (
    <YearBars
      chosen={2026}
      onChoose={none}
      years={signIds.map((sign, place) => ({
        year: 2026 + place,
        sign,
        help: place % 3 === 0 ? 0 : place / 11,
        care: place % 3 === 1 ? 0 : 1 - place / 11,
        word: place % 3 === 0 ? "With care" : "In favor",
        personalYear: (place % 9) + 1,
      }))}
    />
  ),
  card: <Card>A card holds one thing.</Card>,
  disclosure: (
    <div>
      <Disclosure summary="Is it a subscription?">No. You pay once.</Disclosure>
    </div>
  ),
  callout: (["plain", "offer", "success", "danger"] as const).map((tone) => (
    <Callout key={tone} tone={tone}>
      A remark in the tone {tone}.
    </Callout>
  )),
  notice: (["success", "warning", "danger"] as const).map((tone) => (
    <Notice
      key={tone}
      tone={tone}
      action={
        <Button variant="quiet" size="small">
          Try again
        </Button>
      }
    >
      A message in the tone {tone}.
    </Notice>
  )),
  "empty-state": (
    <>
      <EmptyState
        icon={<Seal sign="rabbit" size={44} />}
        title="No companies match"
        text="Nothing under Rabbit has “submarine” in its name, place or business."
        note="The search looks at names, places and descriptions."
      >
        <Button variant="secondary">Clear the search</Button>
      </EmptyState>
      <EmptyState isDashed title="No articles yet" text="Articles appear here as soon as they are published." />
    </>
  ),
  "page-notice": (
    <PageNotice
      eyebrow="Your account"
      title="We can’t confirm your access right now"
      text="The connection may have dropped. Nothing is lost, and you don’t need to pay again."
      action={<Button>Try again</Button>}
    />
  ),
  "check-progress": (
    <CheckProgress title="Checking job boards" done={12} of={20} note="You can go on reading.">
      Reddit
    </CheckProgress>
  ),
  skeleton: (
    <>
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-20" />
    </>
  ),
  spinner: <Spinner label="Loading" />,
  "code-tile": (
    <Row>
      {signIds.map((sign) => (
        <CodeTile key={sign} code="TX" sign={sign} />
      ))}
    </Row>
  ),
};

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
