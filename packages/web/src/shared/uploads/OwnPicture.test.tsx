import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { OwnPicture } from './OwnPicture.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  session.lend('tk_12345678');
});

afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const shown = () => screen.getByAltText('passport').getAttribute('src');

it('shows a private picture, with the token in a header and not in the URL', async () => {
  fetched.mockResolvedValue(new Response('picture'));
  render(<OwnPicture url="/uploads/a.webp" alt="passport" />);
  await waitFor(() => expect(shown()).toBe('blob:picture'));
  const [[url, init] = []] = fetched.mock.calls;
  expect(url).toBe('/uploads/a.webp');
  expect(init?.headers).toEqual({ authorization: 'Bearer tk_12345678' });
});

it('shows a picture of another host without sending it the token', async () => {
  render(<OwnPicture url="https://pictures.example/a.webp" alt="passport" />);
  await waitFor(() => expect(shown()).toBe('https://pictures.example/a.webp'));
  expect(fetched).not.toHaveBeenCalled();
});
