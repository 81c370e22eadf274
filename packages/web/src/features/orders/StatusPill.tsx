import styled from '@emotion/styled';
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
import { useTranslation } from '../../shared/i18n/use-translation.ts';

type Tone = 'warn' | 'brand' | 'good' | 'plain' | 'bad';

const looks = {
  '-1': { icon: Ban, tone: 'plain', word: 'cancelled' },
  '0': { icon: Wallet, tone: 'warn', word: 'toPay' },
  '1': { icon: Clock3, tone: 'brand', word: 'paid' },
  '2': { icon: PackageOpen, tone: 'brand', word: 'packing' },
  '3': { icon: Truck, tone: 'brand', word: 'shipped' },
  '4': { icon: Star, tone: 'good', word: 'received' },
  '5': { icon: CircleCheck, tone: 'good', word: 'reviewed' },
} as const satisfies Record<Exclude<`${OrderStatus}`, '6'>, { icon: LucideIcon; tone: Tone; word: string }>;

const refunds = {
  '0': { tone: 'plain', word: 'refund' },
  '1': { tone: 'warn', word: 'refunding' },
  '2': { tone: 'good', word: 'refunded' },
  '3': { tone: 'bad', word: 'refundRefused' },
} as const satisfies Record<`${RefundStatus}`, { tone: Tone; word: string }>;

const lookOf = (status: OrderStatus, returnStatus: RefundStatus) =>
  status === 6 ? { icon: RotateCcw, ...refunds[`${returnStatus}`] } : looks[`${status}`];

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  block-size: 28px;
  padding-inline: 10px 12px;
  border-radius: 14px;
  font-weight: 600;
  font-size: 13px;
  white-space: nowrap;
  background: var(--tint);
  color: var(--tone);
`;

const colours = {
  warn: ['var(--mui-palette-warning-tint)', 'var(--mui-palette-warning-main)'],
  brand: ['var(--mui-palette-primary-tint)', 'var(--mui-palette-primary-main)'],
  good: ['var(--mui-palette-success-tint)', 'var(--mui-palette-success-main)'],
  bad: ['var(--mui-palette-error-tint)', 'var(--mui-palette-error-main)'],
  plain: ['var(--mui-palette-background-sunken)', 'var(--mui-palette-text-secondary)'],
} as const satisfies Record<Tone, readonly [string, string]>;

interface Props {
  readonly status: OrderStatus;
  /** The carrier has handed over the parcel, though the buyer has not confirmed receipt. */
  readonly delivered?: boolean;
  readonly returnStatus?: RefundStatus | undefined;
}

/** Where an order stands: an icon and a word, never a colour alone. */
export function StatusPill({ status, delivered = false, returnStatus = 0 }: Props) {
  const { t } = useTranslation('orders');
  const { icon: Icon, tone, word } = lookOf(status, returnStatus);
  const [tint, colour] = colours[tone];
  return (
    <Root style={{ ['--tint' as string]: tint, ['--tone' as string]: colour }}>
      <Icon size={15} aria-hidden />
      {delivered ? t('trail.state14') : t(`status.${word}`)}
    </Root>
  );
}
