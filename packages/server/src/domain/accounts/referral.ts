import { DomainError } from '../domain-error.ts';
import type { Mall } from '../../context.ts';

export type Referral = {
  readonly usercode: string;
  readonly invited: number;
  readonly referrerCode: string | null;
};

/**
 * How a user invites others, and who invited the user. The line is written once, when the newcomer's row is made: it
 * can't change, can't name the newcomer's own code, and can't run in a circle.
 */
export async function readReferral({ db }: Mall, userId: string): Promise<Referral> {
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

/** The operator's decision whether a user may recommend the mall. Those who came before stay in their line. */
export async function permitRecommending({ db }: Mall, userId: string, isPermitted: boolean): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ may_recommend: isPermitted })
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new DomainError('userNotFound');
}
