import { afterEach, expect, it, vi } from 'vitest';
import { openStoreChat, storeChatUrl } from './store-chat.ts';

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

afterEach(() => void vi.restoreAllMocks());

const HOST = 'https://chat.example/mall';

function openedWindow() {
  const opened = { opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

it('gives another host a token of its own, in a window without access to this one', async () => {
  const opened = openedWindow();
  await openStoreChat(chat, () => Promise.resolve('chat_1'), HOST);
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith(storeChatUrl('chat_1', chat, HOST));
});

it('closes the window of another host if there is no token', async () => {
  const opened = openedWindow();
  await expect(openStoreChat(chat, () => Promise.reject(new Error('offline')), HOST)).rejects.toThrow(
    'offline',
  );
  expect(opened.close).toHaveBeenCalled();
});

it('asks for no token for our own page', async () => {
  openedWindow();
  const readToken = vi.fn();
  await openStoreChat(chat, readToken);
  expect(readToken).not.toHaveBeenCalled();
});
