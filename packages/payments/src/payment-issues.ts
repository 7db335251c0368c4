import { price } from "@zodiac-at-work/contracts/price";
import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** Counts of users and payments that need attention. */
export interface PaymentIssues {
  /** Users without access although they have paid and nothing was refunded or disputed. */
  paidWithoutAccess: number;
  /** Payments older than ten minutes that belong to no user. */
  paidByNobody: number;
  /** Users who have paid more than once. */
  paidTwice: number;
  /** Payments in processing for more than a week, and payments known only by a refund or a dispute. */
  undecided: number;
}

/**
 * Counts the issues that a reconciliation can't fix. The query reads the facts and not `grants_access`: it also
 * finds a mistake in the access rule.
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
  const [issues] = rows;
  if (!issues) throw new Error("The query for payment issues returned no row.");
  return issues;
}
