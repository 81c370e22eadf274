import { operationMap, type OperationId } from '@openmall/sdk';
import { dataSchemas } from '@openmall/sdk/schemas';
import { expect, test } from 'vitest';
import { createMocks } from './create-mocks.ts';
import { callWithRequiredFields } from './tests/inputs.ts';

const ids = Object.keys(operationMap) as OperationId[];
interface Envelope {
  readonly code: string;
  readonly msg: string | null;
  readonly data: unknown;
}

/** Operations that the state of the default buyer does not allow. */
const rejections: Partial<Record<OperationId, string>> = {
  userSetSafewordReg: 'fundPasswordAlreadySet',
  userLogoff: 'wrongFundPassword',
  // Everything of the default buyer is verified and bound.
  localuserBindEmailOrPhone: 'emailAlreadyBound',
  googleAuthGet: 'authenticatorAlreadyBound',
  googleAuthBind: 'authenticatorAlreadyBound',
  kycApply: 'alreadyVerified',
  kycHighLevelApply: 'alreadyVerified',
  userBindWithdrawAddress: 'onlyOneWithdrawalAddress',
  withdrawApply: 'withdrawalPending',
  creditApply: 'loanAgreementRequired',
  creditBeforepay: 'loanNotRepayable',
  creditPay: 'loanNotRepayable',
  // The store has not answered the return.
  orderSendReturn: 'returnStepNotPossible',
  orderDisputeReturn: 'returnStepNotPossible',
};

test.each(ids)('%s returns data that matches the contract', async (id) => {
  const mocks = createMocks();
  const response = await callWithRequiredFields(mocks, id);
  const { code, data } = (await response?.json()) as Envelope;
  expect(mocks.calls.at(-1)?.outcome).toBe(rejections[id] ?? '0');
  if (code === '0') dataSchemas[id].parse(data);
});
