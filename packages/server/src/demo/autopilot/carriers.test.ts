import { expect, it } from 'vitest';
import { parcelOf } from './carriers.ts';

it('The number of a parcel begins with the initials of its carrier', () => {
  const parcels = Array.from({ length: 60 }, (_, at) => parcelOf(`or_01a213fe92290000f203bb5f4ede2f${at}`));
  expect(new Set(parcels.map(({ carrier }) => carrier)).size).toBe(3);
  for (const { carrier, trackingNumber } of parcels) {
    const initials = carrier
      .split(' ')
      .map(([initial]) => initial)
      .join('')
      .slice(0, 2);
    expect(trackingNumber, carrier).toMatch(new RegExp(`^${initials}[0-9A-Z]{10}$`));
  }
});
