import Chip, { type ChipProps } from '@mui/material/Chip';
import type { OrderStatus, RefundStatus } from '@openmall/sdk';
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

type Color = NonNullable<ChipProps['color']>;

const looks = {
  '-1': { icon: Ban, color: 'default', word: 'cancelled' },
  '0': { icon: Wallet, color: 'warning', word: 'toPay' },
  '1': { icon: Clock3, color: 'primary', word: 'paid' },
  '2': { icon: PackageOpen, color: 'primary', word: 'packing' },
  '3': { icon: Truck, color: 'primary', word: 'shipped' },
  '4': { icon: Star, color: 'success', word: 'received' },
  '5': { icon: CircleCheck, color: 'success', word: 'reviewed' },
} as const satisfies Record<Exclude<`${OrderStatus}`, '6'>, { icon: LucideIcon; color: Color; word: string }>;

const refunds = {
  '0': { color: 'default', word: 'refund' },
  '1': { color: 'warning', word: 'refunding' },
  '2': { color: 'success', word: 'refunded' },
  '3': { color: 'error', word: 'refundRefused' },
} as const satisfies Record<`${RefundStatus}`, { color: Color; word: string }>;

const lookOf = (status: OrderStatus, returnStatus: RefundStatus) =>
  status === 6 ? { icon: RotateCcw, ...refunds[`${returnStatus}`] } : looks[`${status}`];

interface Props {
  readonly status: OrderStatus;
  /** The carrier has handed over the parcel, though the buyer has not confirmed receipt. */
  readonly delivered?: boolean;
  readonly returnStatus?: RefundStatus | undefined;
}

/** Where an order stands: an icon and a word, never a colour alone. */
export function StatusPill({ status, delivered = false, returnStatus = 0 }: Props) {
  const { t } = useTranslation('orders');
  const { icon: Icon, color, word } = lookOf(status, returnStatus);
  return (
    <Chip
      color={color}
      icon={<Icon size={15} aria-hidden />}
      label={delivered ? t('trail.state14') : t(`status.${word}`)}
      sx={{ height: 28, fontWeight: 600 }}
    />
  );
}
