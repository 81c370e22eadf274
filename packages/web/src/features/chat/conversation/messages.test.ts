import type { ChatMessage } from '@openmall/sdk';
import { expect, it } from 'vitest';
import { mergeNewest, prependOlder } from './messages.ts';

const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  send_receive: 'receive',
  type: 'text',
  content: id,
  createtime: '2026-03-14 10:04:12',
  delete_status: 0,
  ...more,
});
const page = (...ids: string[]) => ids.map((id) => message(id));
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join('');

it('preserves known messages when the newest page advances', () => {
  const first = mergeNewest([], page('c', 'b', 'a'));
  expect(ids(first)).toBe('abc');
  expect(ids(mergeNewest(first, page('e', 'd', 'c')))).toBe('abcde');
});

it('prepends older pages without duplicates', () => {
  expect(ids(prependOlder(page('c', 'd'), page('c', 'b', 'a')))).toBe('abcd');
});

it('updates a withdrawn message in place', () => {
  const known = mergeNewest([], page('b', 'a'));
  const updated = mergeNewest(known, [message('b'), message('a', { content: '', delete_status: 1 })]);
  expect(updated[0]).toMatchObject({ id: 'a', delete_status: 1 });
  expect(ids(updated)).toBe('ab');
});

it('keeps each message once, even if a page has it twice', () => {
  expect(ids(mergeNewest(page('a'), page('c', 'b', 'c', 'a')))).toBe('abc');
  expect(ids(prependOlder(page('d'), page('c', 'b', 'c', 'd')))).toBe('bcd');
});

it('merges a page into ten thousand messages in far less time than between two polls', () => {
  const known = Array.from({ length: 10_000 }, (_, index) => message(`m${index}`));
  const start = performance.now();
  const merged = mergeNewest(known, [message('new'), ...known.slice(-29).toReversed()]);
  expect(performance.now() - start).toBeLessThan(200);
  expect(merged).toHaveLength(10_001);
  expect(merged.at(-1)?.id).toBe('new');
});
