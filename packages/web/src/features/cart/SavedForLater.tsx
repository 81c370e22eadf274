import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productPath } from '../../shared/navigation/paths.ts';
import { Money } from '../../shared/ui/display/Money.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { lineKey, unitPriceOf, type CartItem } from './cart-lines.ts';
import { cart, useSavedItems } from './cart-store.ts';
import { LineProblem } from './LineProblem.tsx';

const Root = styled.section`
  margin-block-start: 24px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--mui-palette-divider);
  & h3 {
    font-size: 16px;
    line-height: 24px;
  }
  & li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding-block: 8px;
  }
  & li > a:first-of-type {
    grid-row: span 2;
    border-radius: var(--mui-shape-borderRadiusSmall);
    overflow: hidden;
  }
  & .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .remove {
    inline-size: 44px;
    block-size: 44px;
    border-radius: 22px;
    color: var(--mui-palette-text-tertiary);
  }
  & .foot {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  readonly onRemove: (item: CartItem) => void;
  readonly onLeave: () => void;
}

/** The lines that are saved for later, below the cart. */
export function SavedForLater({ onRemove, onLeave }: Props) {
  const { t } = useTranslation('cart');
  const items = useSavedItems();
  if (items.length === 0) return null;
  return (
    <Root aria-label={t('later.title')}>
      <h3>{t('later.title')}</h3>
      <ul>
        {items.map((item) => {
          const link = productPath(item.id, item.skuId === '-1' ? undefined : item.skuId);
          return (
            <li key={lineKey(item)}>
              <Link to={link} onClick={onLeave} tabIndex={-1} aria-hidden>
                <Picture src={item.imgUrl1} alt="" width={56} />
              </Link>
              <Link className="name" to={link} onClick={onLeave}>
                {item.name}
              </Link>
              <ButtonBase
                className="remove"
                aria-label={t('remove', { name: item.name })}
                title={t('remove', { name: item.name })}
                onClick={() => onRemove(item)}
              >
                <Trash2 size={16} aria-hidden />
              </ButtonBase>
              <span className="foot">
                {item.gone ? <LineProblem item={item} /> : <Money value={unitPriceOf(item, item.count)} />}
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('later.moveName', { name: item.name })}
                  onClick={() => cart.moveToCart(item)}
                >
                  {t('later.move')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
