import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OrderQuoteStore } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCouponPicker } from './LazyCouponPicker.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  min-block-size: 44px;
  padding-inline: 16px 8px;
  font-size: 13px;
  & > svg {
    flex: none;
    color: var(--mui-palette-text-secondary);
  }
  & > .code {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > .off {
    color: var(--mui-palette-success-main);
    font-variant-numeric: tabular-nums;
  }
  & > .actions {
    display: flex;
    margin-inline-start: -10px;
  }
  & > .code ~ .actions {
    margin-inline-start: auto;
  }
  & > .problem {
    flex-basis: 100%;
    padding-inline-start: 28px;
    padding-block-end: 8px;
    color: var(--mui-palette-error-main);
  }
`;

export interface StoreCouponProps {
  readonly store: OrderQuoteStore;
  /** Undefined uses no coupon. */
  readonly onChoose: (code: string | undefined) => void;
}

/** The coupon of a store's order, or the button that chooses one. */
export function StoreCoupon({ store, onChoose }: StoreCouponProps) {
  const { t } = useTranslation('checkout');
  const { t: errorText } = useTranslation('errors');
  const [open, setOpen] = useState(false);
  const { coupon } = store;
  return (
    <Root>
      <TicketPercent size={18} aria-hidden />
      {coupon && <span className="code">{t('coupon.applied', { code: coupon.code })}</span>}
      {coupon && coupon.problem === null && (
        <bdi className="off" dir="ltr">
          −{formatDollars(coupon.discount)}
        </bdi>
      )}
      <span className="actions">
        <Button size="small" onClick={() => setOpen(true)}>
          {coupon ? t('change') : t('coupon.use')}
        </Button>
        {coupon && (
          <Button
            size="small"
            aria-label={t('coupon.remove', { code: coupon.code })}
            onClick={() => onChoose(undefined)}
          >
            {t('line.remove')}
          </Button>
        )}
      </span>
      {coupon?.problem && (
        <span className="problem" role="alert">
          {errorText(coupon.problem)}
        </span>
      )}
      <LazyCouponPicker
        open={open}
        store={store}
        onClose={() => setOpen(false)}
        onChoose={(code) => {
          onChoose(code);
          setOpen(false);
        }}
      />
    </Root>
  );
}
