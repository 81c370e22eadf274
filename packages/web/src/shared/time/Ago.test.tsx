import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDay, formatMoment } from '../i18n/format.ts';
import { Ago } from './Ago.tsx';

const now = new Date(2026, 2, 14, 12).getTime();
const minutes = (count: number): number => count * 60_000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('The relative time is updated, and the exact time shows on hover', () => {
  const at = now - minutes(4);
  render(<Ago at={at} />);
  const text = screen.getByText('4 minutes ago');
  expect(text.title).toBe(formatMoment(at));
  expect(text).toHaveProperty('dateTime', new Date(at).toISOString());
  act(() => vi.advanceTimersByTime(minutes(3)));
  expect(text.textContent).toBe('7 minutes ago');
});

test('A time more than a week ago is a date', () => {
  const at = now - minutes(60 * 24 * 7);
  render(<Ago at={new Date(at)} />);
  expect(screen.getByText(formatDay(at)).tagName).toBe('TIME');
});

test('A record shows both times, and an old one only the exact time', () => {
  const [yesterday, longAgo] = [now - minutes(60 * 30), now - minutes(60 * 24 * 30)];
  render(
    <>
      <Ago at={yesterday} exact />
      <Ago at={longAgo} exact />
    </>,
  );
  expect(screen.getByText(`yesterday · ${formatMoment(yesterday)}`).title).toBe('');
  expect(screen.getByText(formatMoment(longAgo))).toBeDefined();
});
