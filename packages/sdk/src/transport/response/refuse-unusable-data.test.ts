import { expect, test } from 'vitest';
import {
  addressList,
  categoryTree,
  creditCheck,
  indexDownloadUrl,
  keepGoodsAdd,
  localuserCheckEmailOrPhone,
  sellerGoodsList,
} from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import { refuseUnusableData } from './refuse-unusable-data.ts';

const transportWith = (data: unknown) =>
  createTransport({
    baseUrl: 'https://mall.test',
    retries: 0,
    validate: refuseUnusableData,
    fetch: () => Promise.resolve(Response.json({ code: '0', data })),
  });
const unusable = { kind: 'shape', key: 'unreadableAnswer' };
const rows = (count: number) => Array.from({ length: count }, () => ({}));

test('A read that is answered without data has failed', async () => {
  await expect(categoryTree(transportWith(null))).rejects.toMatchObject(unusable);
});

test('A read that is answered with more rows than a page can show has failed', async () => {
  await expect(categoryTree(transportWith(rows(5_001)))).rejects.toMatchObject(unusable);
  const page = { pageList: rows(5_001) };
  await expect(sellerGoodsList(transportWith(page), {})).rejects.toMatchObject(unusable);
  expect(await categoryTree(transportWith(rows(5_000)))).toHaveLength(5_000);
});

test('A read that is answered with a text has failed, unless the contract promises one', async () => {
  const transport = transportWith('true');
  await expect(addressList(transport)).rejects.toMatchObject(unusable);
  expect(await creditCheck(transport)).toBe('true');
  expect(await indexDownloadUrl(transport)).toBe('true');
});

test('A write, and the read whose success is all that it says, need no data', async () => {
  const transport = transportWith(null);
  expect(await keepGoodsAdd(transport, { sellerGoodsId: 'g1' })).toBeNull();
  expect(await localuserCheckEmailOrPhone(transport, { target: 'a@b.test' } as never)).toBeNull();
});
