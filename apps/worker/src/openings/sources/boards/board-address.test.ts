import fc from "fast-check";
import { expect, test } from "vitest";
import { findBoard } from "./board-address.ts";

test.each([
  ["https://boards.greenhouse.io/acme", "greenhouse", "acme"],
  ["https://job-boards.eu.greenhouse.io/acme/jobs/1", "greenhouse", "acme"],
  ["https://boards.greenhouse.io/embed/job_board/js?for=acme", "greenhouse", "acme"],
  ["https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true", "greenhouse", "acme"],
  ["https://jobs.lever.co/acme/f25a6c49", "lever", "acme"],
  ["https://jobs.eu.lever.co/acme", "lever", "https://jobs.eu.lever.co/acme"],
  ["https://api.eu.lever.co/v0/postings/acme?mode=json", "lever", "https://jobs.eu.lever.co/acme"],
  ["https://jobs.ashbyhq.com/Acme%20Labs/63df0ffc", "ashby", "Acme Labs"],
  ["https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true", "ashby", "acme"],
  ["https://careers.smartrecruiters.com/Acme1", "smartrecruiters", "Acme1"],
  ["https://api.smartrecruiters.com/v1/companies/Acme1/postings?limit=100", "smartrecruiters", "Acme1"],
  ["https://apply.workable.com/acme/j/8B8A457674/", "workable", "acme"],
  ["https://apply.workable.com/api/v1/widget/accounts/acme?details=true", "workable", "acme"],
  ["https://acme.workable.com/", "workable", "acme"],
  ["https://acme.recruitee.com/o/baker", "recruitee", "acme"],
  ["https://acme.jobs.personio.de/job/1", "personio", "acme"],
  ["https://acme.jobs.personio.com/xml", "personio", "https://acme.jobs.personio.com"],
  ["https://acme.teamtailor.com/jobs.rss", "teamtailor", "acme"],
  ["https://acme.na.teamtailor.com/jobs", "teamtailor", "https://acme.na.teamtailor.com"],
  ["https://acme.wd5.myworkdayjobs.com/Careers", "workday", "https://acme.wd5.myworkdayjobs.com/Careers"],
  ["https://acme.wd1.myworkdayjobs.com/en-US/2/job/Oslo/Baker_R1", "workday", "https://acme.wd1.myworkdayjobs.com/2"],
  ["https://acme.wd12.myworkdayjobs.com/wday/cxs/acme/Ext/jobs", "workday", "https://acme.wd12.myworkdayjobs.com/Ext"],
  [
    "https://wd1.myworkdaysite.com/en-US/recruiting/acme/Jobs/job/Paris/Baker_R1",
    "workday",
    "https://wd1.myworkdaysite.com/recruiting/acme/Jobs",
  ],
  [
    "https://wd1.myworkdaysite.com/wday/cxs/acme/Jobs/jobs",
    "workday",
    "https://wd1.myworkdaysite.com/recruiting/acme/Jobs",
  ],
  [
    "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/12",
    "oracle",
    "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1",
  ],
  [
    "https://fa-abcd-saasfaprod1.fa.ocs.oraclecloud.eu/hcmUI/CandidateExperience/de/sites/Campus/requisitions",
    "oracle",
    "https://fa-abcd-saasfaprod1.fa.ocs.oraclecloud.eu/hcmUI/CandidateExperience/en/sites/Campus",
  ],
  [
    "https://acme.fa.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitions?finder=findReqs;siteNumber=CX,limit=25",
    "oracle",
    "https://acme.fa.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX",
  ],
  ["https://acme.eightfold.ai/careers?domain=acme.com", "eightfold", "acme"],
  ["https://acme.pinpointhq.com/en/postings/142f2b86", "pinpoint", "acme"],
  ["https://acme.jobs2web.com/job/Oslo-Baker/1/", "successfactors", "acme"],
  ["https://acme-1.jobs.hr.cloud.sap/search/", "successfactors", "https://acme-1.jobs.hr.cloud.sap"],
  [
    "https://career8.successfactors.com/sfcareer/jobreqcareer?jobId=1&company=acmeT5",
    "successfactors",
    "https://career8.successfactors.com/career?company=acmeT5",
  ],
  ["https://careers-acme.icims.com/jobs/1234/head-baker/job?in_iframe=1", "icims", "careers-acme"],
  ["https://acme.bamboohr.com/careers/33", "bamboohr", "acme"],
  ["https://acme.breezy.hr/p/abc-baker", "breezy", "acme"],
  ["https://ats.rippling.com/en-GB/acme/jobs/1b2c", "rippling", "acme"],
  ["https://api.rippling.com/platform/api/ats/v1/board/acme/jobs", "rippling", "acme"],
  ["https://join.com/companies/acme/123-baker", "join", "acme"],
  ["https://jobs.jobvite.com/careers/acme/job/oAbC", "jobvite", "acme"],
  ["https://amazon.jobs/en/jobs/1/baker", "amazon", "https://www.amazon.jobs"],
  ["https://jobs.apple.com/en-us/details/1/baker", "apple", "https://jobs.apple.com"],
  ["https://acme.avature.net/careers/JobDetail/Baker/12", "avature", "acme"],
  ["https://acme.avature.net/en_US/Stores/SearchJobs/?jobOffset=0", "avature", "https://acme.avature.net/en_US/Stores"],
])("finds the board of %s", (link, kind, address) => {
  expect(findBoard(link)).toEqual({ kind, address });
});

test.each([
  "https://example.com/acme",
  "https://www.greenhouse.io/acme",
  "https://boards.greenhouse.io/",
  "https://boards.greenhouse.io/embed/job_board",
  "https://jobs.lever.co/%3Cscript%3E",
  "https://apply.workable.com/j/8B8A457674",
  "https://jobs.workable.com/view/1",
  "https://app.teamtailor.com/companies/1",
  "https://boards.greenhouse.io.evil.example/acme",
  "https://acme.wd5.myworkdayjobs.com/",
  "https://acme.wd5.myworkdayjobs.com/en-US",
  "https://acme.wd5.myworkdayjobs.com/wday/authgwy/acme/login",
  "https://wd5.myworkdaysite.com/acme/Jobs",
  "https://acme.wd5.myworkdayjobs.com.evil.example/Careers",
  "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1,offset=200",
  "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/",
  "https://acme.fa.us2.oraclecloud.com/fscmUI/",
  "https://acme.fa.us2.oraclecloud.com.evil.example/hcmUI/CandidateExperience/en/sites/CX_1",
  "https://evil.example/acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1",
  "https://static.eightfold.ai/app.js",
  "https://acme.eightfold.ai.evil.example/careers",
  "https://www.pinpointhq.com/",
  "https://www.apple.com/careers/",
  "https://rmkcdn.successfactors.com/abc/main.css",
  "https://career8.successfactors.com/career?company=a%20b%2F",
  "https://career8.successfactors.com/career",
  "https://performancemanager4.successfactors.com/sf/start?company=acme",
  "https://www.icims.com/",
  "https://www.bamboohr.com/careers/",
  "https://app.breezy.hr/signin",
  "https://www.rippling.com/jobs",
  "https://ats.rippling.com/login",
  "https://join.com/jobs/acme",
  "https://jobs.jobvite.com/",
  "https://careers.acme.example/search-results",
  "https://jobs.lever.co/%E0%A4%A",
  "mailto:jobs@lever.co",
  "acme",
  "",
])("finds no board in '%s'", (link) => {
  expect(findBoard(link)).toBeNull();
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (link) => {
      findBoard(link);
    }),
  );
});
