import Chip, { type ChipProps } from '@mui/material/Chip';
import type { OrderStatus, RefundStatus, ReturnCaseStatus } from '@openmall/sdk';
import {
  Ban,
  CircleCheck,
  Clock3,
  PackageOpen,
  RotateCcw,
  Star,
  Truck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '../../shared/themes/late/chips.ts';

type Color = NonNullable<ChipProps['color']>;

const looks = {
  '-1': { icon: Ban, color: 'default', key: 'cancelled' },
  '0': { icon: Wallet, color: 'warning', key: 'toPay' },
  '1': { icon: Clock3, color: 'primary', key: 'paid' },
  '2': { icon: PackageOpen, color: 'primary', key: 'packing' },
  '3': { icon: Truck, color: 'primary', key: 'shipped' },
  '4': { icon: CircleCheck, color: 'success', key: 'received' },
  '5': { icon: Star, color: 'success', key: 'reviewed' },
} as const satisfies Record<Exclude<`${OrderStatus}`, '6'>, { icon: LucideIcon; color: Color; key: string }>;

const refunds = {
  '0': { color: 'default', key: 'refund' },
  '1': { color: 'warning', key: 'refunding' },
  '2': { color: 'success', key: 'refunded' },
  '3': { color: 'error', key: 'refundRefused' },
} as const satisfies Record<`${RefundStatus}`, { color: Color; key: string }>;

const returning = { icon: RotateCcw, color: 'warning', key: 'returning' } as const;

const lookOf = (status: OrderStatus, returnStatus: RefundStatus, returnState: ReturnCaseStatus) =>
  [1, 2, 3, 5, 6].includes(returnState)
    ? returning
    : status === 6
      ? { icon: RotateCcw, ...refunds[`${returnStatus}`] }
      : looks[`${status}`];

interface Props {
  readonly status: OrderStatus;
  /** The carrier has delivered the parcel, but the buyer has not confirmed receipt. */
  readonly delivered?: boolean;
  readonly returnStatus?: RefundStatus | undefined;
  readonly returnState?: ReturnCaseStatus | undefined;
}

/** The status of an order: an icon and a text, never color alone. */
export function StatusPill({ status, delivered = false, returnStatus = 0, returnState = 0 }: Props) {
  const { t } = useTranslation('orders');
  const { icon: Icon, color, key } = lookOf(status, returnStatus, returnState);
  return (
    <Chip
      color={color}
      icon={<Icon size={15} aria-hidden />}
      label={delivered && key !== 'returning' ? t('timeline.state14') : t(`status.${key}`)}
      sx={{ height: 28, fontWeight: 600 }}
    />
  );
}
