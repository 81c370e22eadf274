import { createTransport, headerAndBodyEncoding, isApiError, rows } from '@openmall/sdk';
import { createMerchantQueryClient, getMerchantOrderListQueryKey } from '@openmall/sdk/merchant/hooks';
import * as merchantEntry from '@openmall/sdk/merchant';
import * as deskEntry from '@openmall/sdk/desk';
import { merchantOrderList, merchantOrderShip, permissionOf } from '@openmall/sdk/merchant';
import { merchantOrderShip as shipFields } from '@openmall/sdk/merchant/validators';
import { MutationObserver } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { errorKeyAmong } from '../transport/errors/error-key.ts';
import { fakeFetch, refusal, type Reply, success } from '../transport/test-support/fake-fetch.ts';

const setup = (...replies: Reply[]) => {
  const fetch = fakeFetch(...replies);
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch,
    getToken: () => 'secret',
    encoding: headerAndBodyEncoding,
  });
  return { fetch, transport };
};

const parcel = { orderId: 'or_1', carrier: 'Nordic Parcel', trackingNumber: 'NP4471' };

test('A call of a merchant sends its token in a header and its fields in the body', async () => {
  const { fetch, transport } = setup(success(null));
  await merchantOrderShip(transport, parcel);
  expect(fetch.url().href).toBe('https://mall.test/api/merchantOrder!ship?lang=en');
  expect(fetch.requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(Object.fromEntries(await (fetch.requests[0] as Request).formData())).toEqual(parcel);
});

test('A refusal is an ApiError with a key of the operation', async () => {
  const { transport } = setup(refusal('1', 'There is no such order.'));
  const error: unknown = await merchantOrderShip(transport, parcel).catch((cause: unknown) => cause);
  expect(isApiError(error) && error.key).toBe('orderNotFound');
});

test('A refusal for want of a permission keeps its key', async () => {
  const reply = refusal('1', 'Your account may not do this.');
  const { transport } = setup(reply);
  const error: unknown = await merchantOrderShip(transport, parcel).catch((cause: unknown) => cause);
  expect(isApiError(error) && error.key).toBe('noPermission');
});

const entries = {
  merchant: [merchantEntry, merchantEntry.merchantOperations, merchantEntry.merchantErrorCatalog],
  desk: [deskEntry, deskEntry.deskOperations, deskEntry.deskErrorCatalog],
} as const;

test.each(Object.entries(entries))(
  'Every operation of the %s entry finds each of its errors by text',
  (_name, [entry, operations, catalog]) => {
    const functions = entry as unknown as Readonly<Record<string, { readonly errors: string }>>;
    const lists = operations as Readonly<Record<string, { readonly errors: readonly string[] }>>;
    const texts = catalog as Readonly<Record<string, { readonly code: string; readonly text: string }>>;
    const wrong = Object.entries(lists).flatMap(([id, { errors }]) =>
      errors
        .filter((key) => {
          const { code = '', text = '' } = texts[key] ?? {};
          return errorKeyAmong(functions[id]?.errors ?? '', code, text) !== key;
        })
        .map((key) => `${id} ${key}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('A list of the store has pages like the lists of buyers', async () => {
  const pageOf = (id: string) => success({ pageInfo: { totalElements: 2 }, pageList: [{ id }] });
  const { transport } = setup(pageOf('or_1'), pageOf('or_2'));
  const ids: string[] = [];
  for await (const row of rows(transport, merchantOrderList)) ids.push(row.id);
  expect(ids).toEqual(['or_1', 'or_2']);
});

test('A write makes the reads stale that the contract names', async () => {
  const client = createMerchantQueryClient();
  client.setQueryData(getMerchantOrderListQueryKey(), {});
  await new MutationObserver(client, {
    mutationKey: ['merchantOrderShip'],
    mutationFn: () => Promise.resolve(null),
  }).mutate();
  expect(client.getQueryState(getMerchantOrderListQueryKey())?.isInvalidated).toBe(true);
});

test('Permissions and validators are those of the contract', async () => {
  expect(permissionOf.merchantOrderShip).toBe('orders:act');
  await expect(shipFields.validate({ ...parcel, trackingNumber: '' })).rejects.toThrow('form.required');
  expectTypeOf(permissionOf).toHaveProperty('merchantGoodsSave');
});
