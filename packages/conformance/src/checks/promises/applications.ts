/** When an application for the advanced verification can be made. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { verifyIdentity } from '../../setup/recipes/account-recipes.ts';
import { defineChecks } from '../support/define-check.ts';
import { granted } from '../support/granted.ts';
import { expectGrant, expectRefusal } from '../support/refusal.ts';

async function checkAgain(context: CheckContext): Promise<void> {
  const { setup } = context;
  const { control } = setup;
  if (!control) throw missingPrecondition('`--control`, to decide as an operator');
  const caller = await setup.accounts.newAccount();
  await verifyIdentity(setup, caller);
  const picture = await setup.upload(caller, 'kyc');
  const form = { home_place: '12 Fairness Road, Toronto', idimg_1: picture, idimg_2: picture };
  const apply = () => context.call('kycHighLevelApply', form, { caller });
  const id = 'kycHighLevelApply';
  const first = await granted(apply());
  const early = { keys: ['verificationUnderReview'], granted: 'takes one beside one under review' } as const;
  expectRefusal(context, id, early, first, await apply());
  await control.decideIdentity(caller.username, 'advanced', 'refuse');
  const refused = {
    keys: ['verificationUnderReview', 'alreadyVerified'],
    refused: 'takes no application after one that was refused',
  } as const;
  expectGrant(context, id, refused, first, await apply());
  await control.decideIdentity(caller.username, 'advanced', 'approve');
  const passed = { keys: ['alreadyVerified'], granted: 'takes one after one that was passed' } as const;
  expectRefusal(context, id, passed, first, await apply());
}

export const applicationChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'kyc.again',
    'A refused application can be made again; one under review or passed cannot.',
    ['kycHighLevelApply'],
    checkAgain,
  ),
];
