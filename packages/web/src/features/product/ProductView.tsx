import styled from '@emotion/styled';
import type { GoodsDetails } from '@openmall/sdk';
import { useMemo, type ReactNode } from 'react';
import { BuyBox } from './purchase/BuyBox.tsx';
import { DetailTabs } from './DetailTabs.tsx';
import { Gallery } from './Gallery.tsx';
import { picturesOf } from './pictures.ts';
import { StickyBar } from './purchase/StickyBar.tsx';
import { StorePanel } from './StorePanel.tsx';
import { usePurchase } from './purchase/use-purchase.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 560px minmax(0, 1fr);
  gap: 40px;
  @media (width < 1280px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 24px;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

interface Props {
  readonly goods: GoodsDetails;
  /** Most pieces of one line that the mall allows. */
  readonly maxBuy: number;
  readonly reviews: ReactNode;
}

/** Goods with all that one may want to know before buying them. */
export function ProductView({ goods, maxBuy, reviews }: Props) {
  const purchase = usePurchase(goods, maxBuy);
  const pictures = useMemo(() => picturesOf(goods, purchase.sku), [goods, purchase.sku]);
  return (
    <>
      <Columns>
        <Gallery key={purchase.sku?.coverImg} name={goods.name} pictures={pictures} />
        <BuyBox goods={goods} purchase={purchase} />
      </Columns>
      <StorePanel store={goods.seller} productId={goods.id} />
      <DetailTabs goods={goods} reviews={reviews} />
      <StickyBar goods={goods} purchase={purchase} />
    </>
  );
}
