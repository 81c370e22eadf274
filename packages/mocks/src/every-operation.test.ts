import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import * as operations from '@openmall/sdk';
import {
  createTransport,
  type Operation,
  type OperationId,
  operationMap,
  walletGetUsdt,
} from '@openmall/sdk';
import { validateWithZod } from '@openmall/sdk/schemas';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answer, refuse } from './answer.ts';
import { createMockServer } from './node.ts';

const server = createMockServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const transport = createTransport({
  baseUrl: 'http://mall.test',
  getToken: () => 'a-token',
  validate: validateWithZod,
});
const ids = Object.keys(operationMap) as OperationId[];

/** Inputs do not matter to the mocks, but for where they travel. */
const inputOf = (id: OperationId): object =>
  contract.operations[id].body?.mediaType === 'multipart/form-data'
    ? { file: new Blob(['x']), moduleName: 'evaluate' }
    : {};

test.each(ids)('%s succeeds with data that the contract allows', async (id) => {
  const operation = operations[id] as Operation;
  const { error, requestId } = await transport.safe(operation, inputOf(id) as never);
  expect(error).toBeUndefined();
  expect(requestId).not.toBe('');
});

test('An operation can be given other data', async () => {
  server.use(answer('walletGetUsdt', { money: 12.5, rebate: 0 }));
  expect(await transport.call(walletGetUsdt)).toEqual({ money: 12.5, rebate: 0 });
});

test('An operation can be refused with an error of the catalogue', async () => {
  server.use(refuse('walletGetUsdt', 'sessionExpired'));
  const { error } = await transport.safe(walletGetUsdt);
  expect(error?.key).toBe('sessionExpired');
  expect(error?.code).toBe('403');
});
