import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';

export interface Referral {
  readonly usercode: string;
  readonly invited: number;
  readonly referrerCode: string | null;
}

/**
 * The user's referral code, the number of users invited with it, and the code of the user's own referrer. A referrer is
 * stored only when an account is created, so it can't change, be the account itself, or form a cycle.
 * @throws {DomainError} `noAuthorityToRecommend` if an operator has forbidden referrals.
 */
export async function readReferral({ db }: AppContext, userId: string): Promise<Referral> {
  const user = await db
    .selectFrom('user_account as invited')
    .leftJoin('user_account as referrer', 'referrer.id', 'invited.referrer_id')
    .select(['invited.usercode', 'invited.may_recommend', 'referrer.usercode as referrerCode'])
    .select((eb) =>
      eb
        .selectFrom('user_account as guest')
        .select((guest) => guest.fn.countAll<number>().as('count'))
        .where('guest.referrer_id', '=', userId)
        .as('guests'),
    )
    .where('invited.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!user.may_recommend) throw new DomainError('noAuthorityToRecommend');
  return { usercode: user.usercode, invited: user.guests ?? 0, referrerCode: user.referrerCode };
}
