import { describe, expect, it } from 'vitest';
import type { DayRange, DeliveryDays } from './delivery-days.ts';
import { estimateDelivery } from './delivery-estimate.ts';

const days: DeliveryDays = { dispatch: [1, 2], domestic: [2, 4], continent: [4, 7], world: [7, 12] };
const WEDNESDAY = new Date('2026-03-18T10:00:00Z');

const estimate = (from: string, to: string, orderedAt = WEDNESDAY) => {
  const { earliest, latest } = estimateDelivery(orderedAt, { from, to }, days);
  return `${earliest} – ${latest}`;
};

describe('The delivery estimate', () => {
  it('adds the days of dispatch and transport, and counts only working days', () => {
    // Three working days after a Wednesday is a Monday; six is the Thursday of the next week.
    expect(estimate('DE', 'DE')).toBe('2026-03-23 – 2026-03-26');
  });

  it.each([
    ['the same continent', 'DE', 'FR', '2026-03-25 – 2026-03-31'],
    ['another continent', 'DE', 'US', '2026-03-30 – 2026-04-07'],
    ['a country that is unknown', 'DE', 'ZZ', '2026-03-30 – 2026-04-07'],
    ['a name that objects inherit', 'DE', '__proto__', '2026-03-30 – 2026-04-07'],
  ])('takes the days of %s', (_, from, to, expected) => {
    expect(estimate(from, to)).toBe(expected);
  });

  it('puts two unknown countries on different continents', () => {
    expect(estimate('XX', 'ZZ')).toBe(estimate('DE', 'US'));
  });

  it.each(['2026-03-20T23:59:59Z', '2026-03-21T12:00:00Z', '2026-03-22T00:00:00Z'])(
    'counts from the next Monday for an order at %s',
    (orderedAt) => {
      expect(estimate('DE', 'DE', new Date(orderedAt))).toBe('2026-03-25 – 2026-03-30');
    },
  );

  it('is never on a weekend, even if dispatch and transport take no days', () => {
    const none: DayRange = [0, 0];
    const { earliest, latest } = estimateDelivery(
      new Date('2026-03-21T12:00:00Z'),
      { from: 'DE', to: 'DE' },
      { dispatch: none, domestic: none, continent: none, world: none },
    );
    expect([earliest, latest]).toEqual(['2026-03-23', '2026-03-23']);
  });

  it('names its country', () => {
    expect(estimateDelivery(WEDNESDAY, { from: 'DE', to: 'TH' }, days).countryCode).toBe('TH');
  });
});
