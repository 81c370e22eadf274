import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { GoodsDetails } from '@openmall/sdk';
import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { categoryPath } from '../../../shared/navigation/paths.ts';
import type { Purchase } from './use-purchase.ts';

/** Of equal width, or below each other where one of them does not fit. */
const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 1 0', minWidth: 'fit-content' },
});
/** Phones have these buttons in the bar at the bottom. */
const DesktopButtons = styled(Root)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const ADDED_MS = 1600;

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** The buttons to add and to buy. Sold-out goods link to similar goods instead. */
export function BuyButtons({ goods, purchase: { soldOut, takeLine } }: Props) {
  const { t } = useTranslation('product');
  const cart = useCart();
  const [added, setAdded] = useState(false);
  const add = () => {
    const line = takeLine();
    if (!line) return;
    cart?.add(line);
    setAdded(true);
    setTimeout(() => setAdded(false), ADDED_MS);
  };
  const buy = () => {
    const line = takeLine();
    if (line) cart?.buyNow(line);
  };
  if (soldOut)
    return (
      <Root>
        <Button size="large" variant="outlined" disabled>
          {t('outOfStock')}
        </Button>
        <Button
          size="large"
          variant="contained"
          href={categoryPath(goods.secondaryCategoryId ?? goods.categoryId)}
        >
          {t('similar')}
        </Button>
      </Root>
    );
  if (!cart) return null;
  return (
    <DesktopButtons>
      <Button
        size="large"
        variant="outlined"
        // Ignores the second click of a double click.
        onClick={({ detail }) => detail < 2 && add()}
        startIcon={added ? <Check size={18} aria-hidden /> : <ShoppingBag size={18} aria-hidden />}
      >
        {added ? t('added') : t('add')}
      </Button>
      <Button size="large" variant="contained" onClick={buy}>
        {t('buy')}
      </Button>
    </DesktopButtons>
  );
}
