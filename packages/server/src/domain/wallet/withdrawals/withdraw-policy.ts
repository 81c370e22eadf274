import type { ErrorKey } from '@openmall/sdk';
import type { Db, Tx } from '../../../db/database.ts';
import { assertNotHeld } from '../../accounts/hold-account.ts';
import { DomainError } from '../../domain-error.ts';
import { IDENTITY } from '../../verification/identity.ts';

/** The facts about a user that decide whether they may withdraw. */
interface Standing {
  readonly name: boolean;
  readonly advanced: boolean;
  readonly authenticator: boolean;
  readonly contact: boolean;
  readonly hold: 'none' | 'extraVerification';
}

/** The requirements of a withdrawal, in the order in which users should meet them. */
const REQUIREMENTS: readonly (readonly [Exclude<keyof Standing, 'hold'>, ErrorKey])[] = [
  ['contact', 'phoneOrEmailNotBound'],
  ['authenticator', 'authenticatorNotBound'],
  ['name', 'realNameNeeded'],
  ['advanced', 'advancedVerificationNeeded'],
];

async function readStanding(db: Db | Tx, userId: string): Promise<Standing> {
  return db
    .selectFrom('user_account')
    .select('hold')
    .select((eb) => {
      const approved = (kind: 'basic' | 'advanced') =>
        eb.exists(
          eb
            .selectFrom('identity_check')
            .select('identity_check.id')
            .where('identity_check.user_id', '=', userId)
            .where('kind', '=', kind)
            .where('status', '=', IDENTITY.passed),
        );
      const bound = eb
        .selectFrom('authenticator')
        .select('authenticator.user_id')
        .where('authenticator.user_id', '=', userId)
        .where('bound_at', 'is not', null);
      return [
        approved('basic').$castTo<boolean>().as('name'),
        approved('advanced').$castTo<boolean>().as('advanced'),
        eb.exists(bound).$castTo<boolean>().as('authenticator'),
        eb
          .or([eb('phone_verified', '=', true), eb('email_verified', '=', true)])
          .$castTo<boolean>()
          .as('contact'),
      ];
    })
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * Asserts the requirements of spec §6: advanced verification, an authenticator, and a phone or e-mail address.
 * @throws {DomainError} The error of the first requirement that is not met.
 */
export async function assertMayWithdraw(db: Db | Tx, userId: string): Promise<void> {
  const standing = await readStanding(db, userId);
  assertNotHeld(standing);
  const missing = REQUIREMENTS.find(([need]) => !standing[need]);
  if (missing) throw new DomainError(missing[1]);
}
