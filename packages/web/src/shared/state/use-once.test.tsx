import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOnce } from './use-once.ts';

test('an action cannot start again until it has finished', async () => {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { result } = renderHook(() =>
    useOnce(async (name: string) => {
      begun.push(name);
      await promise;
    }),
  );
  act(() => result.current.run('first'));
  act(() => result.current.run('second'));
  expect(result.current.isPending).toBe(true);
  await act(async () => resolve());
  expect(result.current.isPending).toBe(false);
  await act(async () => result.current.run('third'));
  expect(begun).toEqual(['first', 'third']);
});

test('the error stays until the next run', async () => {
  const cause = new Error('No.');
  const { result } = renderHook(() =>
    useOnce(async (fails: boolean) => {
      if (fails) throw cause;
    }),
  );
  await act(async () => result.current.run(true));
  expect(result.current.error).toBe(cause);
  await act(async () => result.current.run(false));
  expect(result.current.error).toBeUndefined();
});
