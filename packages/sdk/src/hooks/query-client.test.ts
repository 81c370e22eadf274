import { MutationCache } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { operationMap } from '../generated/operation-map.ts';
import type { OperationId } from '../types.ts';
import { invalidationsOf, isQueryOf } from './invalidation.ts';
import { createMallQueryClient } from './query-client.ts';

const ids = Object.keys(operationMap) as OperationId[];

test('Writes make stale only reads that exist', () => {
  const stale = ids.flatMap((id) => invalidationsOf(id));
  expect(stale.length).toBeGreaterThan(50);
  for (const id of stale) expect(operationMap[id].semantics).toBe('read');
  for (const id of ids) if (operationMap[id].semantics === 'read') expect(invalidationsOf(id)).toEqual([]);
});

test('Plain and infinite queries of an operation are told by their keys', () => {
  const isStale = isQueryOf(['sellerList']);
  expect(isStale({ queryKey: ['sellerList'] })).toBe(true);
  expect(isStale({ queryKey: ['sellerList', { pageNum: 2 }] })).toBe(true);
  expect(isStale({ queryKey: ['infinite', 'sellerList', {}] })).toBe(true);
  expect(isStale({ queryKey: ['sellerInfo', 'sellerList'] })).toBe(false);
});

test('Repeating is left to the transport, unless the application says otherwise', () => {
  expect(createMallQueryClient().getDefaultOptions().queries?.retry).toBe(false);
  const client = createMallQueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5 } } });
  expect(client.getDefaultOptions().queries).toMatchObject({ retry: 1, staleTime: 5 });
});

test('What an application does after a write is still done', async () => {
  const onSuccess = vi.fn();
  const client = createMallQueryClient({ mutationCache: new MutationCache({ onSuccess }) });
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 1, mutationKey: ['addressAdd'] })
    .execute(undefined);
  expect(onSuccess).toHaveBeenCalledOnce();
});
