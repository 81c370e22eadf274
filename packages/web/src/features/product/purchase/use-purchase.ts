import type { GoodsDetails, GoodsSku } from '@openmall/sdk';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CartLine } from '../../../shared/cart/cart-port.ts';
import { productPath } from '../../../shared/navigation/paths.ts';
import { legalQuantity, type QuantityRule } from '../../../shared/ui/input/legal-quantity.ts';
import { choicesInWords, firstChoices, missing, skuOf, type Choices } from './variants.ts';

export interface Purchase {
  readonly choices: Choices;
  readonly choose: (attrId: string, valueId: string) => void;
  readonly sku: GoodsSku | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly rule: QuantityRule;
  readonly stock: number | undefined;
  readonly soldOut: boolean;
  /** Names of what is still to be chosen. */
  readonly toChoose: readonly string[];
  /** One pressed a button too early. */
  readonly hurried: boolean;
  /** The line for the cart, or nothing, and then the page says what is missing. */
  readonly take: () => CartLine | undefined;
}

function lineOf(goods: GoodsDetails, sku: GoodsSku, choices: Choices, count: number): CartLine {
  const { id, name, buyMin, seller } = goods;
  return {
    id,
    skuId: sku.skuId,
    name,
    checkAttrName: choicesInWords(goods.canSelectAttributes, choices),
    price: sku.price,
    imgUrl1: sku.coverImg ?? goods.imgUrl1,
    buyMin,
    count,
    seller: { id: seller.id, name: seller.name },
  };
}

/** What the buyer is about to buy of these goods: variant (mirrored in the address) and quantity. */
export function usePurchase(goods: GoodsDetails, maxBuy: number): Purchase {
  const navigate = useNavigate();
  const { search } = useLocation();
  const variants = goods.canSelectAttributes;
  const [choices, setChoices] = useState(() =>
    firstChoices(variants, new URLSearchParams(search).get('sku')),
  );
  const [wanted, setQuantity] = useState(Math.max(1, goods.buyMin));
  const [hurried, setHurried] = useState(false);
  const sku = useMemo(() => skuOf(variants, choices), [variants, choices]);
  const stock = sku ? sku.stock : goods.stock;
  const min = Math.max(1, goods.buyMin);
  const rule = { min, max: Math.min(maxBuy, stock ?? maxBuy) };
  const quantity = legalQuantity(wanted, rule);
  const choose = (attrId: string, valueId: string) => {
    const next = { ...choices, [attrId]: valueId };
    setChoices(next);
    const named = skuOf(variants, next);
    void navigate(productPath(goods.id, named && variants.goodAttrs.length > 0 ? named.skuId : undefined), {
      replace: true,
      state: { stay: true },
    });
  };
  const take = (): CartLine | undefined => {
    if (!sku) setHurried(true);
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
    toChoose: missing(variants, choices).map(({ attrName }) => attrName),
    hurried,
    take,
  };
}
