import { counted } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { useRef, useState } from "react";
import { dayAndTimeOf } from "../../../../text/moment.ts";
import { ActionButton } from "../../action-button.tsx";
import type { Source } from "../operations-types.ts";
import { kindNames } from "../operations-words.ts";
import { ReportFact, RunReport } from "../run-report.tsx";
import { useSourceActions } from "../use-source-actions.ts";
import { AddressForm } from "./address-form.tsx";

/** All about a board, and what an operator can do with it. */
export function BoardReport({ source }: { readonly source: Source }) {
  const { company, kind, status, verifiedAt } = source;
  const actions = useSourceActions(source);
  const [isReplacing, setIsReplacing] = useState(false);
  const replace = useRef<HTMLButtonElement>(null);
  return (
    <RunReport
      title={`${company.name} at ${kindNames[kind]}`}
      sentence={sentenceOf(source)}
      actions={
        <>
          {(verifiedAt === null || status === "proposed") && (
            <ActionButton action={actions.confirm} className="border-ink">
              Confirm
            </ActionButton>
          )}
          {status === "active" && <ActionButton action={actions.check}>Check now</ActionButton>}
          {status === "active" && <ActionButton action={actions.pause}>Switch off</ActionButton>}
          {status === "paused" && <ActionButton action={actions.activate}>Switch on</ActionButton>}
          <Button
            ref={replace}
            variant="quiet"
            size="small"
            aria-expanded={isReplacing}
            onClick={() => setIsReplacing(!isReplacing)}
          >
            Replace the address
          </Button>
        </>
      }
      facts={<BoardFacts source={source} />}
      aside={
        isReplacing && (
          <AddressForm
            source={source}
            onClose={() => {
              setIsReplacing(false);
              replace.current?.focus();
            }}
          />
        )
      }
    />
  );
}

function BoardFacts({ source }: { readonly source: Source }) {
  const { address, verifiedAt, failures, postings, lastAttemptAt, lastCompleteAt } = source;
  return (
    <>
      <ReportFact term="Address">
        {/^https?:\/\//.test(address) ? (
          <ExternalLink href={address} className="text-link">
            {address}
          </ExternalLink>
        ) : (
          address
        )}
      </ReportFact>
      <ReportFact term="Verified">{verifiedAt === null ? "Not yet" : dayAndTimeOf(verifiedAt)}</ReportFact>
      <ReportFact term="Last asked">{lastAttemptAt === null ? "Never" : dayAndTimeOf(lastAttemptAt)}</ReportFact>
      <ReportFact term="Last complete">
        {lastCompleteAt === null ? "Never" : dayAndTimeOf(lastCompleteAt)}
        {postings !== null && `, ${counted(postings, "opening")}`}
      </ReportFact>
      <ReportFact term="Incomplete checks in a row">{failures}</ReportFact>
    </>
  );
}

function sentenceOf({ status, verifiedAt, health, company }: Source): string | undefined {
  if (status === "proposed") {
    return `This board was found on the careers page of ${company.name}. Confirm it if it is the company’s own.`;
  }
  if (status === "paused") return "This board is switched off. Its openings stay until you switch it on again.";
  if (health === "suspect") {
    return "The board had many openings and now says that it has none. If it says so once more, they close.";
  }
  if (verifiedAt === null) return "The company’s name has not been found on this board yet.";
  return undefined;
}
