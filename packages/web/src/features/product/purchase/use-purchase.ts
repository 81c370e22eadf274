import type { GoodsDetails, GoodsSku } from '@openmall/sdk';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CartLine } from '../../../shared/cart/cart-port.ts';
import { paths, productPath, withQuery } from '../../../shared/navigation/paths.ts';
import { legalQuantity, type QuantityRule } from '../../../shared/ui/input/legal-quantity.ts';
import { CHOSEN, choicesText, firstChoices, missing, skuOf, type Choices } from './variants.ts';

export interface Purchase {
  readonly choices: Choices;
  readonly choose: (attrId: string, valueId: string) => void;
  readonly sku: GoodsSku | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly rule: QuantityRule;
  readonly stock: number | undefined;
  readonly soldOut: boolean;
  /** The names of the attributes without a choice. */
  readonly missingNames: readonly string[];
  /** The buyer pressed a button before choosing a variant. */
  readonly isIncomplete: boolean;
  /** The line for the cart; undefined if it is incomplete, and then the page shows what is missing. */
  readonly takeLine: () => CartLine | undefined;
}

function lineOf(goods: GoodsDetails, sku: GoodsSku, choices: Choices, count: number): CartLine {
  const { id, name, buyMin, seller } = goods;
  return {
    id,
    skuId: sku.skuId,
    name,
    checkAttrName: choicesText(goods.canSelectAttributes, choices),
    price: sku.price,
    priceTiers: sku.priceTiers,
    imgUrl1: sku.coverImg ?? goods.imgUrl1,
    buyMin,
    count,
    seller: { id: seller.id, name: seller.name, freeDeliveryFrom: seller.freeDeliveryFrom },
  };
}

/** The variant (mirrored in the URL) and quantity that the buyer selects. */
export function usePurchase(goods: GoodsDetails, maxBuy: number): Purchase {
  const navigate = useNavigate();
  const { search } = useLocation();
  const variants = goods.canSelectAttributes;
  const [choices, setChoices] = useState(() =>
    firstChoices(variants, new URLSearchParams(search), goods.imgUrl1),
  );
  const [requested, setQuantity] = useState(Math.max(1, goods.buyMin));
  const [isIncomplete, setIncomplete] = useState(false);
  const sku = useMemo(() => skuOf(variants, choices), [variants, choices]);
  const stock = sku ? sku.stock : goods.stock;
  const min = Math.max(1, goods.buyMin);
  const rule = { min, max: Math.min(maxBuy, stock ?? maxBuy) };
  const quantity = legalQuantity(requested, rule);
  const choose = (attrId: string, valueId: string) => {
    const next = { ...choices, [attrId]: valueId };
    setChoices(next);
    const selectedSku = skuOf(variants, next);
    const path = selectedSku
      ? productPath(goods.id, selectedSku.skuId)
      : withQuery(paths.productDetails, { id: goods.id, [CHOSEN]: Object.values(next).join(',') });
    void navigate(path, { replace: true, state: { stay: true } });
  };
  const takeLine = (): CartLine | undefined => {
    if (!sku) setIncomplete(true);
    return sku && rule.max >= min ? lineOf(goods, sku, choices, quantity) : undefined;
  };
  return {
    choices,
    choose,
    sku,
    quantity,
    setQuantity,
    rule,
    stock,
    soldOut: goods.isShelf === 0 || (stock !== undefined && stock < min),
    missingNames: missing(variants, choices).map(({ attrName }) => attrName),
    isIncomplete,
    takeLine,
  };
}
