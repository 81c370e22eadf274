import { expect, it } from 'vitest';
import { storeChatUrl } from './store-chat.ts';

const chat = { partyid: 'st_1', name: 'Kumo & Co', selfimg: '4', productId: 'g_1' };

it('names the user, the store and the goods', () => {
  const url = new URL(storeChatUrl('tk_1', chat, 'https://chat.example/mall'));
  expect(url.origin + url.pathname).toBe('https://chat.example/mall/chat');
  expect(Object.fromEntries(url.searchParams)).toEqual({ token: 'tk_1', lang: 'en', ...chat });
});

it('omits unknown values', () => {
  const url = new URL(storeChatUrl('tk_1', { selfimg: '1' }, 'http://127.0.0.1:3000'));
  expect(url.href).toBe('http://127.0.0.1:3000/chat?token=tk_1&lang=en&selfimg=1');
});

it('omits the token from the URL of our own page, which has the session', () => {
  expect(new URL(storeChatUrl('tk_1', chat)).searchParams.has('token')).toBe(false);
});
