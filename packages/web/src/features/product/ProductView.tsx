import type { GoodsDetails } from '@openmall/sdk';
import { useMemo, type ReactNode } from 'react';
import { BuyBox } from './purchase/BuyBox.tsx';
import { DetailTabs } from './DetailTabs.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { picturesOf } from './gallery/pictures.ts';
import { ProductColumns } from './ProductColumns.tsx';
import { StickyBar } from './purchase/StickyBar.tsx';
import { StorePanel } from './StorePanel.tsx';
import { usePurchase } from './purchase/use-purchase.ts';

interface Props {
  readonly goods: GoodsDetails;
  /** The maximum quantity of a line. */
  readonly maxBuy: number;
  readonly reviews: ReactNode;
  readonly questions: ReactNode;
}

/** The product page: gallery, buy box, store and details. */
export function ProductView({ goods, maxBuy, reviews, questions }: Props) {
  const purchase = usePurchase(goods, maxBuy);
  const pictures = useMemo(() => picturesOf(goods, purchase.sku), [goods, purchase.sku]);
  return (
    <>
      <ProductColumns>
        <Gallery key={purchase.sku?.coverImg} name={goods.name} pictures={pictures} />
        <BuyBox goods={goods} purchase={purchase} />
      </ProductColumns>
      <StorePanel store={goods.seller} productId={goods.id} />
      <DetailTabs goods={goods} sku={purchase.sku} reviews={reviews} questions={questions} />
      <StickyBar goods={goods} purchase={purchase} />
    </>
  );
}
