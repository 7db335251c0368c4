import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Container } from "@zodiac-at-work/ui/container";
import { Field } from "@zodiac-at-work/ui/field";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Notice } from "@zodiac-at-work/ui/notice";
import { useState } from "react";
import { apiQuery } from "../../../api/client.ts";
import { adminErrorText } from "../../../api/error-text.ts";
import { useFormMutation } from "../../../form/use-form-mutation.ts";
import { AdminTabs } from "../admin-tabs.tsx";
import type { Accounts } from "./access-types.ts";
import { AccountFacts } from "./account-facts.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { whyNot } from "./why-not.ts";

/** Moves paid access from an old account to a new one. */
export function AccessPage() {
  const client = useQueryClient();
  const [found, setFound] = useState<Accounts>();
  const [moved, setMoved] = useState<Accounts>();
  const [isAsking, setAsking] = useState(false);
  const finding = useFormMutation({
    async send(form): Promise<Accounts> {
      const typed = new FormData(form);
      const find = async (name: string) => {
        const query = { email: String(typed.get(name)).trim() };
        return (await client.query({ ...apiQuery("/api/operations/account", query), staleTime: 0 })).account;
      };
      return { from: await find("from"), to: await find("to") };
    },
    messageOf: adminErrorText,
    onSuccess: (accounts) => {
      setFound(accounts);
      setMoved(undefined);
    },
    onError: () => setFound(undefined),
  });
  const problem = found && whyNot(found);
  return (
    <>
      <AdminTabs />
      <Container className="py-8 sm:py-10">
        <Heading level={1} size="page">
          Move access
        </Heading>
        <p className="mt-2 mb-6 max-w-prose text-base/6 text-soft">
          For a reader who has paid and changes to another account. The payments move with the access. Both addresses
          must be verified, and the move stands in the audit log.
        </p>
        <form
          onSubmit={finding.submit}
          onChange={() => setFound(undefined)}
          className="grid max-w-3xl gap-4 sm:grid-cols-2"
        >
          <Field
            label="Old account"
            name="from"
            type="email"
            placeholder="Email address"
            autoComplete="off"
            required
            isDense
          />
          <Field
            label="New account"
            name="to"
            type="email"
            placeholder="Email address"
            autoComplete="off"
            required
            isDense
          />
          <div className="sm:col-span-2">
            <Button type="submit" variant="secondary" size="small" aria-disabled={finding.isPending || undefined}>
              {finding.isPending ? "Looking..." : "Find both accounts"}
            </Button>
          </div>
        </form>
        {finding.problem && (
          <Callout tone="danger" className="mt-6">
            {finding.problem}
          </Callout>
        )}
        {found && (
          <section aria-label="Accounts" className="mt-8 max-w-3xl">
            <div className="grid gap-6 sm:grid-cols-2">
              <AccountFacts title="Old account" account={found.from} />
              <AccountFacts title="New account" account={found.to} />
            </div>
            {moved ? (
              <Notice tone="success" className="mt-6">
                {moved.to.email} has the access now. {moved.from.email} has none.
              </Notice>
            ) : problem ? (
              <Notice tone="warning" className="mt-6">
                {problem}
              </Notice>
            ) : (
              <Button className="mt-6" onClick={() => setAsking(true)}>
                Move access
              </Button>
            )}
          </section>
        )}
        {found && isAsking && (
          <MoveDialog
            accounts={found}
            onMoved={(accounts) => {
              setFound(accounts);
              setMoved(accounts);
            }}
            onClosed={() => setAsking(false)}
          />
        )}
      </Container>
    </>
  );
}
