import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { GoodsDetails } from '@openmall/sdk';
import { Check, Heart, Link2, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useFavourite } from '../../../shared/goods/use-favourite.ts';
import { formatNames } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../shared/navigation/paths.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import type { Purchase } from './use-purchase.ts';

const Root = styled('div')`
  display: grid;
  gap: 12px;
  & .main {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  & .missing {
    min-block-size: 20px;
    color: var(--mui-palette-error-main);
    font-weight: 500;
  }
  & .missing:empty {
    display: none;
  }
  & .aside {
    display: flex;
    gap: 8px;
  }
  @media (width < 900px) {
    /* The bar at the bottom has them. */
    & .buy {
      display: none;
    }
  }
`;

const AsideButton = styled(Button)({
  paddingInline: 12,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover, &[aria-pressed="true"]': { color: 'var(--mui-palette-primary-main)' },
});

const ADDED_MS = 1600;
/** The id of the element that lists the missing choices. */
export const MISSING_CHOICE_ID = 'missing-choice';

interface Props {
  readonly goods: GoodsDetails;
  readonly purchase: Purchase;
}

/** The buttons to add, buy, save and share. Sold-out goods link to similar goods instead. */
export function BuyButtons({ goods, purchase }: Props) {
  const { t } = useTranslation('product');
  const cart = useCart();
  const { kept: isFavourite, toggle } = useFavourite(goods);
  const [added, setAdded] = useState(false);
  const { sku, soldOut, missingNames, isIncomplete, takeLine } = purchase;
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
  const share = async () => {
    if (await copyText(window.location.href)) toast.success(t('shared'));
    else toast.error(t('notCopied', { ns: 'common' }));
  };
  return (
    <Root>
      <p id={MISSING_CHOICE_ID} className="missing" role="alert">
        {isIncomplete && !sku
          ? missingNames.length > 0
            ? t('choose', { what: formatNames(missingNames) })
            : t('impossible')
          : ''}
      </p>
      {soldOut ? (
        <div className="main">
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
        </div>
      ) : (
        cart && (
          <div className="main buy">
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
          </div>
        )
      )}
      <div className="aside">
        <AsideButton
          aria-pressed={isFavourite}
          onClick={toggle}
          startIcon={<Heart size={18} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />}
        >
          {isFavourite ? t('kept') : t('keep')}
        </AsideButton>
        <AsideButton onClick={share} startIcon={<Link2 size={18} aria-hidden />}>
          {t('share')}
        </AsideButton>
      </div>
    </Root>
  );
}
