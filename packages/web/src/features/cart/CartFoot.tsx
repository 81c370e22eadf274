import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../shared/ui/input/CheckBox.tsx';
import { Money } from '../../shared/ui/display/Money.tsx';
import { checkedOf, checksOf, piecesOf, totalOf, type CartItem } from './cart-lines.ts';
import { cart } from './cart-store.ts';

const Root = styled.div`
  flex: 1;
  display: grid;
  gap: 12px;
  & .sum {
    display: flex;
    align-items: baseline;
    gap: 12px;
  }
  & .all {
    display: flex;
    align-self: center;
  }
  & .sum .words {
    margin-inline-start: auto;
    color: var(--mui-palette-text-secondary);
  }
  & .sum .total {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  & p {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    text-align: center;
  }
`;

interface Props {
  readonly items: readonly CartItem[];
  readonly onCheckout: () => void;
}

/** The footer of the cart: check all, total, and the button to the checkout. */
export function CartFoot({ items, onCheckout }: Props) {
  const { t } = useTranslation('cart');
  const checked = checkedOf(items);
  const checks = checksOf(items);
  const pieces = piecesOf(checked);
  return (
    <Root>
      <div className="sum" role="status">
        <span className="all">
          <CheckBox
            checked={checks.all}
            indeterminate={checks.some}
            onChange={(all) => cart.check(items, all)}
          >
            {t('checkAll')}
          </CheckBox>
        </span>
        <span className="words">{t('pieces', { count: pieces })}</span>
        <Money className="total" value={totalOf(checked)} />
      </div>
      <Button variant="contained" size="large" fullWidth disabled={checked.length === 0} onClick={onCheckout}>
        {t('checkout')}
      </Button>
      <p>{checked.length === 0 ? t('nothingChecked') : t('freightLater')}</p>
    </Root>
  );
}
