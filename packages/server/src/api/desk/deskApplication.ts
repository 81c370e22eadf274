import { listApplications } from '../../domain/desk/applications.ts';
import { approveMerchant, refuseMerchant } from '../../domain/merchants/decide.ts';
import type { DeskHandler } from '../handler.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

export const deskApplicationList: DeskHandler<'deskApplicationList'> = async ({ ctx, input }) => {
  const page = await listApplications(ctx, input, sortOf(input, 'appliedAt'), pageRequest(input));
  return pageData(page, ({ appliedAt, decidedAt, ...row }) => ({
    ...row,
    appliedAt: epoch(appliedAt),
    decidedAt: optionalEpoch(decidedAt),
  }));
};

export const deskApplicationDecide: DeskHandler<'deskApplicationDecide'> = async ({ ctx, input }) => {
  const { applicationId, decision, reason = '' } = input;
  if (decision === 'admit') await approveMerchant(ctx, applicationId);
  else await refuseMerchant(ctx, applicationId, reason);
  return null;
};
