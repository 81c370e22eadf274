import type { DeskIdentityRow } from '@openmall/sdk/desk';
import { type DeskCheck, listIdentityChecks, readIdentityCheck } from '../../domain/desk/identity-checks.ts';
import {
  approveIdentity,
  refuseIdentity,
  reviewIdentity,
} from '../../domain/verification/decide-identity.ts';
import { IDENTITY } from '../../domain/verification/identity.ts';
import type { DeskHandler } from '../handler.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

const STATES = ['applied', 'inReview', 'passed', 'refused'] as const;

const showCheck = (check: DeskCheck): DeskIdentityRow => ({
  id: check.id,
  userId: check.userId,
  username: check.username,
  kind: check.kind,
  state: STATES[check.status],
  name: check.name,
  appliedAt: epoch(check.appliedAt),
  decidedAt: optionalEpoch(check.decidedAt),
});

export const deskIdentityList: DeskHandler<'deskIdentityList'> = async ({ ctx, input }) => {
  const { keyword, kind, state } = input;
  const filter = { keyword, kind, status: state && IDENTITY[state] };
  return pageData(
    await listIdentityChecks(ctx, filter, sortOf(input, 'appliedAt'), pageRequest(input)),
    showCheck,
  );
};

export const deskIdentityInfo: DeskHandler<'deskIdentityInfo'> = async ({ ctx, input }) => {
  const check = await readIdentityCheck(ctx, input.checkId);
  const { documentKind, documentNumber, nationality, homePlace, workPlace, reason } = check;
  return {
    check: showCheck(check),
    documentKind,
    documentNumber,
    nationality,
    homePlace,
    workPlace,
    pictures: [...check.pictures],
    reason,
    sameDocument: [...check.sameDocument],
  };
};

export const deskIdentityDecide: DeskHandler<'deskIdentityDecide'> = async ({ ctx, input }) => {
  const { checkId, decision, reason = '' } = input;
  if (decision === 'review') await reviewIdentity(ctx, checkId);
  else if (decision === 'pass') await approveIdentity(ctx, checkId);
  else await refuseIdentity(ctx, checkId, reason);
  return null;
};
