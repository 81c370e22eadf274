import { expect, test } from 'vitest';
import {
  categoryTree,
  keepGoodsAdd,
  localuserCheckEmailOrPhone,
} from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import { refuseMissingData } from './refuse-missing-data.ts';

const transport = createTransport({
  baseUrl: 'https://mall.test',
  retries: 0,
  validate: refuseMissingData,
  fetch: () => Promise.resolve(Response.json({ code: '0', data: null })),
});

test('A read that is answered without data has failed', async () => {
  await expect(categoryTree(transport)).rejects.toMatchObject({ kind: 'shape', key: 'unreadableAnswer' });
});

test('A write, and the read whose success is all that it says, need no data', async () => {
  expect(await keepGoodsAdd(transport, { sellerGoodsId: 'g1' })).toBeNull();
  expect(await localuserCheckEmailOrPhone(transport, { target: 'a@b.test' } as never)).toBeNull();
});
