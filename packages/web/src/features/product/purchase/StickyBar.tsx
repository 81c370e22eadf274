import { unitPrice } from '@openmall/sdk/money';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import styled from '@emotion/styled';
import type { GoodsDetails } from '@openmall/sdk';
import { ShoppingBag } from 'lucide-react';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { Price } from '../../../shared/ui/display/Price.tsx';
import { useScrolledPast } from '../../../shared/ui/layout/use-scrolled-past.ts';
import { MISSING_CHOICE_ID } from './MissingChoice.tsx';
import type { Purchase } from './use-purchase.ts';

const Root = styled.div`
  @media print {
    display: none;
  }
  & > .marker {
    position: absolute;
    inset-block-start: 900px;
    block-size: 1px;
    inline-size: 1px;
  }
  & > .bar {
    position: fixed;
    z-index: 34;
    inset: auto 0 0;
    background: var(--mui-palette-background-paper);
    border-block-start: 1px solid var(--mui-palette-divider);
    box-shadow: 0 -4px 16px rgb(20 30 26 / 8%);
  }
  & .row {
    display: flex;
    align-items: center;
    gap: 16px;
    block-size: 64px;
  }
  & .thumb {
    inline-size: 44px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  @media (width < 900px) {
    & > .marker {
      inset-block-start: 0;
    }
    & > .bar {
      padding-block-end: env(safe-area-inset-bottom);
    }
    & .row {
      gap: 8px;
    }
    & .row > :is(.thumb, .name) {
      display: none;
    }
  }
`;

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** Scrolls to the missing choices, which render in the next frame. */
const scrollToMissing = () =>
  requestAnimationFrame(() =>
    document.getElementById(MISSING_CHOICE_ID)?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
  );

/**
 * The price and the buttons at the bottom edge: far down the page, and always on phones. A missing choice scrolls back
 * up.
 */
export function StickyBar({ goods, purchase }: Props) {
  const { t } = useTranslation('product');
  const cart = useCart();
  const [marker, isPast] = useScrolledPast<HTMLDivElement>();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { sku, soldOut, takeLine } = purchase;
  const add = () => {
    const line = takeLine();
    if (line) cart?.add(line);
    else scrollToMissing();
  };
  const buy = () => {
    const line = takeLine();
    if (line) cart?.buyNow(line);
    else scrollToMissing();
  };
  return (
    <Root>
      <div className="marker" ref={marker} />
      {(isPast || isPhone) && cart && !soldOut && (
        <div className="bar">
          <Page className="row">
            <Picture className="thumb" src={sku?.coverImg ?? goods.imgUrl1} alt="" width={44} />
            <span className="name">{goods.name}</span>
            <Price
              sellingPrice={sku?.sellingPrice ?? goods.sellingPrice}
              discountPrice={sku ? unitPrice(sku, purchase.quantity) : goods.discountPrice}
            />
            {isPhone ? (
              <>
                <Button
                  variant="outlined"
                  aria-label={t('add')}
                  title={t('add')}
                  onClick={add}
                  sx={{ width: 52, height: 48, padding: 0 }}
                >
                  <ShoppingBag size={20} aria-hidden />
                </Button>
                <Button variant="contained" onClick={buy} sx={{ flex: '1 1 160px', height: 48 }}>
                  {t('buy')}
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={add}>
                {t('add')}
              </Button>
            )}
          </Page>
        </div>
      )}
    </Root>
  );
}
