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
