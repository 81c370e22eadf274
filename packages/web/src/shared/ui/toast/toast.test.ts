import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toasts } from '../feedback/toast.ts';

const texts = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.set([]);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('an error appears half a second after it happened', () => {
  toast.error('Server error.');
  vi.advanceTimersByTime(499);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['Server error.']);
});

test('identical errors in a row are shown once, and each restarts the delay', () => {
  toast.error('Server error.');
  vi.advanceTimersByTime(400);
  toast.error('Server error.');
  vi.advanceTimersByTime(400);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['Server error.']);
});

test('different errors do not wait for each other', () => {
  toast.error('One.');
  vi.advanceTimersByTime(300);
  toast.error('Two.');
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['One.']);
});

test('a success is shown at once', () => {
  toast.success('Saved.');
  expect(texts()).toEqual(['Saved.']);
});

test('at most the last three toasts are visible', () => {
  for (const text of ['1', '2', '3', '4']) toast.success(text);
  expect(texts()).toEqual(['2', '3', '4']);
});

test('a toast can be dismissed', () => {
  toast.success('Saved.');
  const [shown] = toasts.get();
  toast.dismiss(shown?.id ?? -1);
  expect(texts()).toEqual([]);
});
