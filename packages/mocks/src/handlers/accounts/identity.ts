/** The identity checks: real name, and residence. */
import { toWireTime, type KycApplication, type KycHighLevelApplication } from '@openmall/sdk';
import type { Account, IdentityCheck } from '../../state/account.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import type { Mall } from '../../state/mall.ts';
import { demand } from '../../state/refusal.ts';

function apply(
  mall: Mall,
  { identity }: Account,
  kind: 'basic' | 'advanced',
  fields: IdentityCheck['fields'],
): null {
  const last = identity[kind];
  demand(last?.status !== 2, 'alreadyVerified');
  demand(last === undefined || last.status === 3, 'verificationUnderReview');
  identity[kind] = { fields, appliedAt: mall.now(), status: 0, reason: null, decidedAt: undefined };
  return null;
}

const wireTime = (at: number | undefined): string | null =>
  at === undefined ? null : toWireTime(new Date(at));

/** The fields that both checks show. Pictures are shown where they were uploaded. */
function showCheck(check: IdentityCheck | undefined) {
  const field = (name: string): string | null => check?.fields[name] ?? null;
  return {
    field,
    common: {
      status: check?.status ?? null,
      msg: check?.reason ?? null,
      idimg_1: field('idimg_1'),
      idimg_2: field('idimg_2'),
      idimg_1_path: field('idimg_1'),
      idimg_2_path: field('idimg_2'),
      apply_time: wireTime(check?.appliedAt),
      operation_time: wireTime(check?.decidedAt),
    },
  };
}

export const identityHandlers = {
  kycGet(_input, { buyer }): KycApplication {
    const { field, common } = showCheck(buyer.identity.basic);
    return {
      ...common,
      name: field('name'),
      idname: field('idname'),
      idnumber: field('idnumber'),
      nationality: field('nationality'),
      idimg_3: field('idimg_3'),
      idimg_3_path: field('idimg_3'),
    };
  },
  kycApply: (input, { mall, buyer }) => apply(mall, buyer, 'basic', { ...input }),
  kycHighLevelGet(_input, { buyer }): KycHighLevelApplication {
    const { field, common } = showCheck(buyer.identity.advanced);
    return { ...common, home_place: field('home_place'), work_place: field('work_place') };
  },
  kycHighLevelApply(input, { mall, buyer }) {
    demand(buyer.identity.basic?.status === 2, 'realNameNeeded');
    return apply(mall, buyer, 'advanced', { ...input });
  },
} satisfies Partial<CallHandlers>;
