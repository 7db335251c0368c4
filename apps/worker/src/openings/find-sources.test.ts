import fc from "fast-check";
import { expect, test } from "vitest";
import { findSources } from "./find-sources.ts";

const url = "https://www.acme.example/careers";

function candidatesIn(html: string, at = url) {
  return findSources(html, at).candidates;
}

test.each([
  [
    "a frame of Greenhouse",
    '<iframe src="https://boards.greenhouse.io/embed/job_board?for=acme&b=1"></iframe>',
    "greenhouse",
    "acme",
  ],
  [
    "a script of Greenhouse",
    '<script src="//boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
    "greenhouse",
    "acme",
  ],
  [
    "a link to Greenhouse",
    '<a href="https://job-boards.greenhouse.io/acme/jobs/12">Engineer</a>',
    "greenhouse",
    "acme",
  ],
  [
    "a European board of Greenhouse",
    '<a href="https://job-boards.eu.greenhouse.io/acme">Jobs</a>',
    "greenhouse",
    "acme",
  ],
  [
    "a call of Greenhouse's API",
    '<script>fetch("https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true")</script>',
    "greenhouse",
    "acme",
  ],
  ["a link to Lever", '<a href="http://jobs.lever.co/acme/0b1">Jobs</a>', "lever", "acme"],
  [
    "a European board of Lever",
    '<a href="https://jobs.eu.lever.co/acme">Jobs</a>',
    "lever",
    "https://jobs.eu.lever.co/acme",
  ],
  [
    "a call of Lever's API",
    "<script>const u='https://api.lever.co/v0/postings/acme?mode=json'</script>",
    "lever",
    "acme",
  ],
  [
    "an embedded board of Ashby",
    '<script src="https://jobs.ashbyhq.com/acme/embed?version=2"></script>',
    "ashby",
    "acme",
  ],
  ["a link to Ashby with a space", '<a href="https://jobs.ashbyhq.com/Acme.ai">Jobs</a>', "ashby", "Acme.ai"],
  [
    "a call of Ashby's API",
    '<script>{"u":"https:\\/\\/api.ashbyhq.com\\/posting-api\\/job-board\\/acme"}</script>',
    "ashby",
    "acme",
  ],
  [
    "a link to SmartRecruiters",
    '<a href="https://jobs.smartrecruiters.com/AcmeInc/7439-engineer">Job</a>',
    "smartrecruiters",
    "AcmeInc",
  ],
  [
    "the careers page at SmartRecruiters",
    '<a href="https://careers.smartrecruiters.com/AcmeInc">Jobs</a>',
    "smartrecruiters",
    "AcmeInc",
  ],
  [
    "a call of SmartRecruiters' API",
    '<script>"https://api.smartrecruiters.com/v1/companies/AcmeInc/postings"</script>',
    "smartrecruiters",
    "AcmeInc",
  ],
  ["a link to Workable", '<a href="https://apply.workable.com/acme/j/0A1/">Job</a>', "workable", "acme"],
  ["the older address of Workable", '<a href="https://acme.workable.com/">Jobs</a>', "workable", "acme"],
  [
    "the widget of Workable",
    '<script src="https://apply.workable.com/api/v1/widget/accounts/acme?callback=x"></script>',
    "workable",
    "acme",
  ],
  [
    "a link to Workday",
    '<a href="https://acme.wd5.myworkdayjobs.com/en-US/Careers?q=x">Jobs</a>',
    "workday",
    "https://acme.wd5.myworkdayjobs.com/Careers",
  ],
  [
    "a link to Oracle Recruiting",
    '<a href="https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/de/sites/CX_1/jobs">Jobs</a>',
    "oracle",
    "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1",
  ],
  ["a link to Eightfold", '<a href="https://acme.eightfold.ai/careers">Jobs</a>', "eightfold", "acme"],
  [
    "a site made with Eightfold",
    '<script>window._EF_GROUP_ID = "acme.com";</script>',
    "eightfold",
    "https://www.acme.example",
  ],
  ["a link to Pinpoint", '<a href="https://acme.pinpointhq.com/">Jobs</a>', "pinpoint", "acme"],
  [
    "a site made with Pinpoint",
    '<script data-component-name="External::Jobs" type="application/json">{}</script>',
    "pinpoint",
    "https://www.acme.example",
  ],
  [
    "a site made with SuccessFactors",
    '<link href="https://rmkcdn.successfactors.com/1/a.css" rel="stylesheet">',
    "successfactors",
    "https://www.acme.example",
  ],
  [
    "a site made with Phenom",
    "<script>var phApp = phApp || {}; phApp.ddo = {};</script>",
    "phenom",
    "https://www.acme.example",
  ],
  ["a link to iCIMS", '<a href="https://careers-acme.icims.com/jobs/intro">Jobs</a>', "icims", "careers-acme"],
  ["a link to Rippling", '<a href="https://ats.rippling.com/acme/jobs">Jobs</a>', "rippling", "acme"],
  ["a frame of Join", '<iframe src="https://join.com/companies/acme"></iframe>', "join", "acme"],
  ["a link to Avature", '<a href="https://acme.avature.net/careers/SearchJobs">Jobs</a>', "avature", "acme"],
  ["a link to Recruitee", '<a href="https://acme.recruitee.com/o/engineer">Job</a>', "recruitee", "acme"],
  [
    "a frame of Personio",
    '<iframe data-src="https://acme.jobs.personio.de/?language=en"></iframe>',
    "personio",
    "acme",
  ],
  [
    "a board of Personio in .com",
    '<a href="https://acme.jobs.personio.com/job/1">Job</a>',
    "personio",
    "https://acme.jobs.personio.com",
  ],
  ["a link to Teamtailor", '<a href="https://acme.teamtailor.com/jobs">Jobs</a>', "teamtailor", "acme"],
  [
    "a site made with Teamtailor",
    '<script src="https://scripts.teamtailor-cdn.com/a.js"></script>',
    "teamtailor",
    "https://www.acme.example",
  ],
  [
    "a feed of jobs",
    '<link rel="alternate" type="application/rss+xml" title="Jobs" href="/feed.xml">',
    "feed",
    "https://www.acme.example/feed.xml",
  ],
  [
    "JSON-LD of a job",
    '<script type="Application/LD+JSON; charset=utf-8">{"@type":"JobPosting"}</script>',
    "json-ld",
    url,
  ],
])("%s is found", (_, html, kind, address) => {
  expect(candidatesIn(`<main>${html}</main>`)).toEqual([{ kind, address }]);
});

test("a careers page that is itself on a board is the board", () => {
  expect(candidatesIn("<p>Jobs</p>", "https://jobs.lever.co/acme")).toEqual([{ kind: "lever", address: "acme" }]);
});

test("a source that a page names often is proposed once, and frames come before links", () => {
  const html = `<a href="https://jobs.lever.co/other">A partner</a> <a href="https://jobs.lever.co/other/1">Job</a>
    <iframe src="https://boards.greenhouse.io/embed/job_board?for=acme"></iframe>`;
  expect(candidatesIn(html)).toEqual([
    { kind: "greenhouse", address: "acme" },
    { kind: "lever", address: "other" },
  ]);
});

test.each([
  ["the service's own site", '<a href="https://www.greenhouse.io/">x</a><a href="https://www.recruitee.com/x">x</a>'],
  ["the service's help", '<a href="https://help.workable.com/hc">x</a><a href="https://support.personio.de/">x</a>'],
  [
    "a board without a name",
    '<a href="https://boards.greenhouse.io/embed/job_board">x</a><a href="https://jobs.lever.co/">x</a>',
  ],
  [
    "a look-alike host",
    '<a href="https://jobs.lever.co.evil.example/acme">x</a><a href="https://evilgreenhouse.io/acme">x</a>',
  ],
  ["another scheme", '<a href="javascript:alert(1)">x</a><a href="mailto:jobs@acme.example">x</a>'],
  ["a name that no board can have", '<a href="https://jobs.lever.co/%3Cscript%3E">x</a>'],
  ["a feed of news", '<link rel="alternate" type="application/rss+xml" title="News" href="/news.xml">'],
  ["JSON-LD of the organization", '<script type="application/ld+json">{"@type":"Organization"}</script>'],
])("%s is no source", (_, html) => {
  expect(candidatesIn(html)).toEqual([]);
});

test("pages of the same site that list the openings are named, the best first", () => {
  const html = `<a href="/about">About</a> <a href="/careers/teams">Teams with jobs</a>
    <a href="https://jobs.acme.example/search#top">See open positions</a> <a href="https://other.example/jobs">Jobs</a>`;
  expect(findSources(html, url).further).toEqual([
    "https://jobs.acme.example/search",
    "https://www.acme.example/careers/teams",
  ]);
});

test("no page makes it throw", () => {
  const scrap = fc.constantFrom(
    "<a href=",
    "'https://jobs.lever.co/%E0%A4%A'",
    ">",
    "<script>",
    "//boards.greenhouse.io/",
    "</",
    "http://[",
    " ",
  );
  const page = fc.oneof(
    fc.string(),
    fc.array(scrap).map((parts) => parts.join("")),
  );
  fc.assert(fc.property(page, (html) => void findSources(html, url)));
});
