import { sellerGoodsInfo, type Goods } from '@openmall/sdk';
import { queryOptionsOf, useTransport } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart-port.ts';
import { reportError } from '../errors/report-error.ts';
import { productPath } from '../navigation/paths.ts';

interface QuickAdd {
  readonly busy: boolean;
  /** `undefined` in a store without a cart. */
  readonly add: (() => Promise<void>) | undefined;
}

/** Adds goods from a list. Lists do not contain variants, so it fetches them first; goods with variants open their page instead. */
export function useQuickAdd(goods: Goods): QuickAdd {
  const cart = useCart();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const options = queryOptionsOf(useTransport(), sellerGoodsInfo, { sellerGoodsId: goods.id });
  const [busy, setBusy] = useState(false);
  if (!cart) return { busy, add: undefined };
  const add = async () => {
    setBusy(true);
    try {
      const details = await queryClient.fetchQuery(options);
      const [sku] = details.canSelectAttributes.skus;
      if (!sku || details.canSelectAttributes.goodAttrs.length > 0)
        return await navigate(productPath(goods.id));
      const { id, name, imgUrl1, buyMin, seller } = details;
      cart.add({
        id,
        skuId: sku.skuId,
        name,
        checkAttrName: '',
        price: sku.price,
        imgUrl1,
        buyMin,
        count: Math.max(1, buyMin),
        seller: { id: seller.id, name: seller.name, freeDeliveryFrom: seller.freeDeliveryFrom },
      });
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}
