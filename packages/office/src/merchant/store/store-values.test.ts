import type { MerchantStorePage } from '@openmall/sdk/merchant';
import { describe, expect, it } from 'vitest';
import { draftOf, storeFields, valuesOf } from './store-values.ts';

const page: MerchantStorePage = {
  id: 'st_northwind',
  name: 'Northwind Outfitters',
  avatar: '/pictures/stores/northwind.webp',
  banner: null,
  about: '',
  location: 'Bergen, Norway',
  freeDeliveryFrom: 79.5,
  isOpen: true,
  version: 3,
};

describe('The form of a store', () => {
  it('shows what the store has, and sends it back unchanged', () => {
    const { id: _id, isOpen: _isOpen, version: _version, ...rest } = page;
    expect(draftOf(valuesOf(page))).toEqual(rest);
    expect(draftOf(valuesOf({ ...page, freeDeliveryFrom: null })).freeDeliveryFrom).toBeNull();
  });

  it.each(['', '79', '79.5', '0.01'])('takes free delivery from "%s"', async (freeDeliveryFrom) => {
    await expect(storeFields.validateAt('freeDeliveryFrom', { freeDeliveryFrom })).resolves.toBe(
      freeDeliveryFrom,
    );
  });

  it.each(['0', '0.00', '-5', '79.555', 'free'])(
    'refuses free delivery from "%s"',
    async (freeDeliveryFrom) => {
      await expect(storeFields.validateAt('freeDeliveryFrom', { freeDeliveryFrom })).rejects.toThrow(
        'goods.priceForm',
      );
    },
  );
});
