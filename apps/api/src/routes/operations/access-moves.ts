import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { countGrantingPayments, moveAccess } from "@zodiac-at-work/payments";
import type { AccountIdentity } from "../../auth/firebase.ts";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";

/** An account with what the identity provider says about it. */
interface CheckedAccount {
  user: queries.User & { email: string };
  identity: AccountIdentity;
}

/** Paid access that follows a reader to a new account. */
export const accessMoves: Routes = ({ mount }, { db, findIdentity }) => {
  mount(contracts.findAccount, async ({ query }) => {
    // The database gives an address to one account at a time.
    const [user] = await queries.listUsersByEmail(db, query.email);
    if (!user) throw noAccount(query.email);
    return { account: await toAccount(await check(user, query.email)) };
  });

  mount(contracts.moveAccess, async ({ body, record }) => {
    if (body.from.uid === body.to.uid) {
      throw new ApiError("invalid-request", "body.to: must be another account");
    }
    const [from, to] = [await checkNamed(body.from), await checkNamed(body.to)];
    for (const account of [from, to]) await requireMovable(account);
    const outcome = await moveAccess(db, body, (trx, paymentIds) =>
      record(trx, {
        subject: body.to.uid,
        details: { fromAccount: queries.hashOfAccount(body.from.uid), payments: paymentIds.join(" ") },
      }),
    );
    if (outcome.kind === "unknown-account")
      throw new ApiError("not-found", "One of the accounts was changed or deleted.");
    if (outcome.kind === "no-access") {
      throw new ApiError("access-not-movable", `${body.from.email} has no access that could be moved.`);
    }
    if (outcome.kind === "both-have-access") {
      throw new ApiError(
        "access-not-movable",
        `${body.to.email} has access of its own. Refund one of the payments at Stripe instead.`,
      );
    }
    const moved = outcome.kind === "moved" ? outcome.paymentIds.length : 0;
    return {
      moved,
      from: await toAccount(await checkNamed(body.from)),
      to: await toAccount(await checkNamed(body.to)),
    };
  });

  async function checkNamed({ uid, email }: { uid: string; email: string }): Promise<CheckedAccount> {
    const user = await queries.findUser(db, uid);
    if (!user) throw noAccount(email);
    return check(user, email);
  }

  /** The address must be the one that the provider knows: the row here may be of an account that has changed its address. */
  async function check({ email, ...user }: queries.User, asked: string): Promise<CheckedAccount> {
    const identity = await findIdentity(user.id);
    const isSame = (address: string | null | undefined) => address?.toLowerCase() === asked.toLowerCase();
    if (!identity || email === null || !isSame(email) || !isSame(identity.email)) throw noAccount(asked);
    return { user: { ...user, email }, identity };
  }

  async function requireMovable({ user: { id, email }, identity }: CheckedAccount): Promise<void> {
    if (!identity.emailVerified) {
      throw new ApiError(
        "address-unverified",
        `The owner of ${email} has not verified the address. Ask them to do so.`,
      );
    }
    if ((await queries.getAccountStanding(db, id)) === "blocked") {
      throw new ApiError("access-not-movable", `${email} is blocked.`);
    }
  }

  async function toAccount({ user, identity }: CheckedAccount) {
    const [standing, payments] = [
      await queries.getAccountStanding(db, user.id),
      await countGrantingPayments(db, user.id),
    ];
    return {
      ...{ uid: user.id, email: user.email, isVerified: identity.emailVerified, isBlocked: standing === "blocked" },
      ...{ hasPaidAccess: user.hasPaidAccess, payments },
    };
  }
};

function noAccount(email: string): ApiError {
  return new ApiError("not-found", `No account has the address ${email}. The reader must sign up with it first.`);
}
