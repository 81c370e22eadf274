import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Goods } from '@openmall/sdk';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FavouriteButton } from '../../shared/goods/FavouriteButton.tsx';
import { isNewArrival } from '../../shared/goods/new-arrivals.ts';
import { useQuickAdd } from '../../shared/goods/use-quick-add.ts';
import { useTranslation } from 'react-i18next';
import { productPath, storePath } from '../../shared/navigation/paths.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { Price } from '../../shared/ui/display/Price.tsx';
import { Stars } from '../../shared/ui/display/Stars.tsx';
import '../../shared/themes/late/chips.ts';

const Root = styled('article')`
  position: relative;
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr) 200px;
  gap: 20px;
  padding: 12px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  &:hover,
  &:focus-within {
    box-shadow: var(--mui-elevation-low);
  }
  & .picture {
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .middle {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 6px;
    padding-block: 4px;
  }
  & h3 {
    font-size: 16px;
    line-height: 24px;
  }
  & h3 a {
    position: static;
  }
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .text {
    color: var(--mui-palette-text-secondary);
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  & .tags {
    display: flex;
    gap: 6px;
  }
  & .seller {
    position: relative;
    z-index: 2;
    margin-block-start: auto;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .seller:hover {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  & .end {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: end;
    gap: 6px;
    padding: 4px;
    text-align: end;
  }
  & .meta {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
  }
  & .heart {
    position: absolute;
    z-index: 2;
    inset-block-start: 12px;
    inset-inline-start: 126px;
  }
  @media (width < 900px) {
    grid-template: 'picture middle' auto 'picture end' 1fr / 112px minmax(0, 1fr);
    gap: 4px 12px;
    padding: 10px;
    & > .picture {
      grid-area: picture;
      align-self: start;
    }
    & .middle {
      padding: 0;
    }
    & h3 {
      font-size: 14px;
      line-height: 20px;
      hyphens: auto;
    }
    & .text {
      display: none;
    }
    & .tags {
      flex-wrap: wrap;
    }
    & .seller {
      line-height: 20px;
    }
    & .end {
      align-items: start;
      padding: 0;
      text-align: start;
    }
    & .heart {
      inset-block-start: 8px;
      inset-inline-start: 76px;
    }
  }
`;

const AddButton = styled(Button)(({ theme }) => ({
  position: 'relative',
  zIndex: 2,
  marginBlockStart: 'auto',
  inlineSize: '100%',
  [theme.breakpoints.down('md')]: { marginBlockStart: 4 },
}));

/** Goods as a row, with details that do not fit on a card. */
export function ProductRow({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation('goods');
  const { busy, add } = useQuickAdd(goods);
  const soldOut = goods.stock === 0 || goods.isShelf === 0;
  const newLabel = isNewArrival(goods) ? t('new') : '';
  return (
    <Root>
      <Picture className="picture" src={goods.imgUrl1} alt="" width={160} />
      <FavouriteButton className="heart" goods={goods} />
      <div className="middle">
        <h3>
          <Link to={productPath(goods.id)}>{goods.name}</Link>
        </h3>
        <p className="text">{goods.des}</p>
        <div className="tags">
          <Chip size="small" label={goods.secondaryCateName ?? goods.categoryName} />
          {goods.buyMin > 1 && <Chip size="small" label={t('min', { count: goods.buyMin })} />}
          {soldOut && <Chip size="small" color="error" label={t('soldOut')} />}
        </div>
        {goods.sellerName && (
          <Link className="seller" to={storePath(goods.sellerId)}>
            {goods.sellerName}
          </Link>
        )}
      </div>
      <div className="end">
        <Price sellingPrice={goods.sellingPrice} discountPrice={goods.discountPrice} />
        <span className="meta">
          {(goods.evaluationNum ?? 0) > 0 && goods.rating !== undefined && <Stars rating={goods.rating} />}
          {goods.soldNum > 0 ? t('sold', { count: goods.soldNum }) : newLabel}
        </span>
        {add && (
          <AddButton
            variant="outlined"
            disabled={busy || soldOut}
            aria-label={t('add.label', { name: goods.name })}
            startIcon={<ShoppingBag size={16} aria-hidden />}
            onClick={() => void add()}
          >
            {soldOut ? t('soldOut') : t('add.short')}
          </AddButton>
        )}
      </div>
    </Root>
  );
}
