import ButtonBase from '@mui/material/ButtonBase';
import type { Goods } from '@openmall/sdk';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount, formatRating } from '../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { productPath, storePath } from '../navigation/paths.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { CARD_PICTURE_SIZES } from '../ui/pictures/picture-set.ts';
import { Price } from '../ui/display/Price.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { isNewArrival } from './new-arrivals.ts';
import { ProductCardRoot } from './ProductCard.styles.tsx';
import { useQuickAdd } from './use-quick-add.ts';

interface Props {
  readonly goods: Goods;
  /** Visible without scrolling: the picture loads eagerly. */
  readonly first?: boolean;
}

/** The card of goods in a list. The whole card links to their page; heart, store and button are above the link. */
export function ProductCard({ goods, first = false }: Props) {
  const { t } = useTranslation('goods');
  const { busy, add } = useQuickAdd(goods);
  const soldOut = goods.stock === 0 || goods.isShelf === 0;
  const reviews = goods.evaluationNum ?? 0;
  const fresh = isNewArrival(goods) ? t('new') : '';
  const sold = goods.soldNum > 0 ? t('sold', { count: goods.soldNum }) : fresh;
  return (
    <ProductCardRoot data-soldout={soldOut}>
      <FavouriteButton className="heart" goods={goods} />
      <div className="picture">
        <Picture src={goods.imgUrl1} alt="" width={CARD_PICTURE_SIZES} first={first} />
        {goods.buyMin > 1 && !soldOut && <span className="min">{t('min', { count: goods.buyMin })}</span>}
        {soldOut && (
          <span className="soldout">
            <span>{t('soldOut')}</span>
          </span>
        )}
      </div>
      <div className="body">
        <h3 className="name" style={{ fontWeight: 400 }}>
          <Link to={productPath(goods.id)}>{goods.name}</Link>
        </h3>
        <div className="price">
          <Price sellingPrice={goods.sellingPrice} discountPrice={goods.discountPrice} />
        </div>
        <div className="meta">
          {goods.rating !== undefined && reviews > 0 && (
            <span className="rating">
              <span className="star" aria-hidden>
                ★
              </span>
              <span aria-hidden>{formatRating(goods.rating)}</span>
              <span aria-hidden>({formatCount(reviews)})</span>
              <VisuallyHidden>
                {t('stars', { rating: formatRating(goods.rating) })}, {t('reviews', { count: reviews })}
              </VisuallyHidden>
            </span>
          )}
          {sold && <span className="sold">{sold}</span>}
        </div>
        {goods.sellerName ? (
          <Link className="seller" to={storePath(goods.sellerId)}>
            <span>{goods.sellerName}</span>
          </Link>
        ) : (
          <span className="seller" />
        )}
        {add && !soldOut && (
          <ButtonBase
            className="add"
            disabled={busy}
            aria-label={t('add.label', { name: goods.name })}
            // Ignores the second click of a double click.
            onClick={({ detail }) => detail < 2 && void add()}
          >
            <ShoppingBag size={16} aria-hidden />
            {t('add.short')}
          </ButtonBase>
        )}
      </div>
    </ProductCardRoot>
  );
}
