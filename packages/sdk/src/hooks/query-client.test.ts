import { readFileSync } from 'node:fs';
import { MutationCache } from '@tanstack/react-query';
import { effects } from '../generated/tables.ts';
import { expect, test, vi } from 'vitest';
import { operationMap } from '../generated/operation-map.ts';
import type { OperationId } from '../types.ts';
import { invalidationsOf, isQueryOf } from './invalidation.ts';
import { createMallQueryClient } from './query-client.ts';

const ids = Object.keys(operationMap) as OperationId[];

test('Writes invalidate only existing reads', () => {
  const stale = ids.flatMap((id) => invalidationsOf(id));
  expect(stale.length).toBeGreaterThan(50);
  for (const id of stale) expect(operationMap[id].semantics).toBe('read');
  for (const id of ids) if (operationMap[id].semantics === 'read') expect(invalidationsOf(id)).toEqual([]);
});

test('Recognizes plain and infinite queries of an operation by their keys', () => {
  const isStale = isQueryOf(['sellerList']);
  expect(isStale({ queryKey: ['sellerList'] })).toBe(true);
  expect(isStale({ queryKey: ['sellerList', { pageNum: 2 }] })).toBe(true);
  expect(isStale({ queryKey: ['infinite', 'sellerList', {}] })).toBe(true);
  expect(isStale({ queryKey: ['sellerInfo', 'sellerList'] })).toBe(false);
});

test('Leaves retries to the transport unless the application configures them', () => {
  expect(createMallQueryClient().getDefaultOptions().queries?.retry).toBe(false);
  const client = createMallQueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5 } } });
  expect(client.getDefaultOptions().queries).toMatchObject({ retry: 1, staleTime: 5 });
});

test("Calls the application's own onSuccess after a write", async () => {
  const onSuccess = vi.fn();
  const client = createMallQueryClient({ mutationCache: new MutationCache({ onSuccess }) });
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 1, mutationKey: ['addressAdd'] })
    .execute(undefined);
  expect(onSuccess).toHaveBeenCalledOnce();
});

test('The README names the writes that can be shown at once', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [line = ''] = /^`optimistic` knows .*$/m.exec(readme) ?? [];
  const named = [...line.matchAll(/`(\w+)`/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'optimistic');
  expect(named.sort()).toEqual(Object.keys(effects).sort());
});
