import type { OrderDetails } from '@openmall/sdk';
import { describe, expect, it } from 'vitest';
import { emptyReturn, reasonsFor, returnInput, validateReturn } from './return-values.ts';

const NOW = 1_790_000_000_000;
const shipped = { status: 3, delivered: 0, arrivalDeadline: NOW + 1 } as unknown as OrderDetails;

describe('The form of a return', () => {
  it('offers a missing parcel once it is late, or reported as delivered', () => {
    expect(reasonsFor(shipped, NOW)).not.toContain(1);
    expect(reasonsFor(shipped, NOW + 1)).toContain(1);
    expect(reasonsFor({ ...shipped, delivered: 1 }, NOW)).toContain(1);
    expect(reasonsFor({ ...shipped, status: 4 }, NOW)).toContain(1);
  });

  it('sends reason, chosen lines, text and pictures', () => {
    const values = {
      ...emptyReturn,
      returnReason: '6',
      scope: 'part',
      pieces: { 'g_1,-1': 1, 'g_2,-1': 0 },
    } as const;
    expect(returnInput('or_1', { ...values, returnDetail: ' Broken. ', pictures: ['/a', '/b'] })).toEqual({
      orderId: 'or_1',
      returnReason: 6,
      lines: 'g_1,-1,1',
      returnDetail: 'Broken.',
      images: '/a,/b',
    });
  });

  it('reports a missing parcel whole, whatever was chosen before', () => {
    const values = { ...emptyReturn, returnReason: '1', scope: 'part', pieces: {} } as const;
    expect(returnInput('or_1', values)).toEqual({ orderId: 'or_1', returnReason: 1 });
  });

  it('needs a reason, and a piece if some are chosen', async () => {
    expect(await validateReturn('or_1')(emptyReturn)).toHaveProperty('returnReason');
    const none = { ...emptyReturn, returnReason: '6', scope: 'part' } as const;
    expect(await validateReturn('or_1')(none)).toEqual({ pieces: 'orders:refund.choose' });
  });
});
