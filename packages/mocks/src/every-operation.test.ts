import { operationMap, type OperationId } from '@openmall/sdk';
import { dataSchemas } from '@openmall/sdk/schemas';
import { expect, test } from 'vitest';
import { createMocks } from './create-mocks.ts';
import { wholeCall } from './tests/inputs.ts';

const ids = Object.keys(operationMap) as OperationId[];
interface Envelope {
  readonly code: string;
  readonly msg: string | null;
  readonly data: unknown;
}

/** Operations that the default buyer is past. */
const refused: Partial<Record<OperationId, string>> = {
  userSetSafewordReg: 'fundPasswordAlreadySet',
  userLogoff: 'deregisterWithBalance',
  creditApply: 'loanStillOpen',
  creditBeforepay: 'loanNotRepayable',
  creditPay: 'loanNotRepayable',
};

test.each(ids)('%s answers data that the contract allows', async (id) => {
  const mocks = createMocks();
  const response = await wholeCall(mocks, id);
  const { code, data } = (await response?.json()) as Envelope;
  expect(mocks.calls.at(-1)?.outcome).toBe(refused[id] ?? '0');
  if (code === '0') dataSchemas[id].parse(data);
});
