import type { ChatMessage } from '@openmall/sdk';
import { expect, it } from 'vitest';
import { takeNewest, takeOlder } from './messages.ts';

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
const ids = (talk: readonly ChatMessage[]) => talk.map(({ id }) => id).join('');

it('keeps what is known when the newest page moves on', () => {
  const first = takeNewest([], page('c', 'b', 'a'));
  expect(ids(first)).toBe('abc');
  expect(ids(takeNewest(first, page('e', 'd', 'c')))).toBe('abcde');
});

it('puts older pages before, each message once', () => {
  expect(ids(takeOlder(page('c', 'd'), page('c', 'b', 'a')))).toBe('abcd');
});

it('shows that a message was taken back, where it stood', () => {
  const known = takeNewest([], page('b', 'a'));
  const now = takeNewest(known, [message('b'), message('a', { content: '', delete_status: 1 })]);
  expect(now[0]).toMatchObject({ id: 'a', delete_status: 1 });
  expect(ids(now)).toBe('ab');
});
