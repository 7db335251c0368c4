import { price } from "@zodiac-at-work/contracts/offer";
import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** What somebody should look at. All zeros is well. */
export interface PaymentIssues {
  /** Users who have paid, of whose payment nothing went back, and who have no access. */
  paidWithoutAccess: number;
  /** Payments of ten minutes ago or more that no user was found for. */
  paidByNobody: number;
  /** Users who have paid more than once. */
  paidTwice: number;
  /** Payments that the provider has been processing for more than a week, or that only a refund was heard of. */
  undecided: number;
}

/**
 * Counts what the reconciler could not put right. It looks at the facts and not at the verdict `grants_access`, so that
 * a mistake in the rule would show here.
 */
export async function findPaymentIssues(db: Db): Promise<PaymentIssues> {
  const { rows } = await sql<PaymentIssues>`
    with paid as (
      select id, user_id, anonymized_at, created_at from payments
      where status = 'succeeded' and amount_received >= ${price.cents} and currency = ${price.currency}
        and amount_refunded = 0
        and not exists (select from refunds where payment_id = payments.id and status not in ('failed', 'canceled'))
        and not exists (select from disputes where payment_id = payments.id and status in ('open', 'lost'))
    )
    select
      (select count(distinct users.id)::integer from paid join users on users.id = paid.user_id
       where not users.has_paid_access) as paid_without_access,
      (select count(*)::integer from paid where user_id is null and anonymized_at is null
       and created_at < now() - interval '10 minutes') as paid_by_nobody,
      (select count(*)::integer from
        (select user_id from paid where user_id is not null group by user_id having count(*) > 1) as buyers) as paid_twice,
      (select count(*)::integer from payments
       where (status = 'processing' and created_at < now() - interval '7 days')
          or (status = 'unknown' and recorded_at < now() - interval '10 minutes')) as undecided`.execute(db);
  const [trouble] = rows;
  if (!trouble) throw new Error("PostgreSQL answered a count without a row");
  return trouble;
}
