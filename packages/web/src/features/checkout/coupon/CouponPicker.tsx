import styled from '@emotion/styled';
import type { Coupon, OrderQuoteStore } from '@openmall/sdk';
import { useCouponList } from '@openmall/sdk/hooks';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { SkeletonLine } from '../../../shared/ui/feedback/SkeletonLine.tsx';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { CouponCodeForm } from './CouponCodeForm.tsx';
import { CouponTicket } from './CouponTicket.tsx';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 20px;
`;

/** A page of the list holds all coupons that an order can use. */
const MAX_COUPONS = 100;

export interface CouponPickerProps {
  readonly open: boolean;
  readonly store: OrderQuoteStore;
  readonly onClose: () => void;
  readonly onChoose: (code: string) => void;
}

/** What the goods of a store cost after discount, in dollars. */
const goodsOf = ({ itemsTotal, discount }: OrderQuoteStore): number => itemsTotal - discount;

function Coupons({ store, onChoose }: Pick<CouponPickerProps, 'store' | 'onChoose'>) {
  const { t } = useTranslation('checkout');
  const { data, error, refetch } = useCouponList(
    { sellerId: store.sellerId, pageSize: MAX_COUPONS },
    { query: { meta: { inline: true } } },
  );
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={160} />;
  if (!data) {
    return (
      <div aria-busy>
        <SkeletonLine width="100%" line={88} />
        <SkeletonLine width="100%" line={88} />
      </div>
    );
  }
  const usable = data.pageList.filter(({ state }: Coupon) => state === 0);
  if (usable.length === 0)
    return (
      <EmptyState icon={<TicketPercent size={32} />} title={t('coupon.none')} text={t('coupon.noneText')} />
    );
  return (
    <List>
      {usable.map((coupon) => (
        <CouponTicket
          key={coupon.id}
          coupon={coupon}
          goods={goodsOf(store)}
          isChosen={store.coupon?.code === coupon.code}
          onUse={() => onChoose(coupon.code)}
        />
      ))}
    </List>
  );
}

/** Takes a code, or one of the coupons that the order of a store can use. */
export function CouponPicker({ open, store, onClose, onChoose }: CouponPickerProps) {
  const { t } = useTranslation('checkout');
  return (
    <Dialog open={open} onClose={onClose} title={t('coupon.title', { store: store.sellerName })}>
      <CouponCodeForm onChoose={onChoose} />
      <Coupons store={store} onChoose={onChoose} />
    </Dialog>
  );
}
