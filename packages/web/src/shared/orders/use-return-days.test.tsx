import { createTransport } from '@openmall/sdk';
import { createMallQueryClient, TransportProvider } from '@openmall/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useReturnDays } from './use-return-days.ts';

function shownWhere(setting: string) {
  const transport = createTransport({
    baseUrl: 'https://mall.example',
    getToken: () => undefined,
    getLang: () => 'en',
    fetch: () =>
      Promise.resolve(Response.json({ code: '0', msg: null, data: { order_return_days: setting } })),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TransportProvider transport={transport}>
      <QueryClientProvider client={createMallQueryClient()}>{children}</QueryClientProvider>
    </TransportProvider>
  );
  return renderHook(() => useReturnDays(), { wrapper }).result;
}

beforeEach(() => localStorage.clear());

test('tells the days of the setting, and what a mall takes back by default until it is known', async () => {
  const days = shownWhere('30');
  expect(days.current).toBe('14 days');
  await waitFor(() => expect(days.current).toBe('30 days'));
});

test('promises nothing where the mall takes no goods back', async () => {
  const days = shownWhere('0');
  await waitFor(() => expect(days.current).toBeUndefined());
});
