import type { WalletLog, WalletLogKind } from '@openmall/sdk';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gift,
  HandCoins,
  PackageCheck,
  RotateCcw,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { orderDetailPath } from '../../shared/navigation/paths.ts';

/** What each kind of movement looks like. */
export const kindIcons: Readonly<Record<WalletLogKind, LucideIcon>> = {
  recharge: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  withdrawalReturned: RotateCcw,
  orderPayment: PackageCheck,
  orderRefund: RotateCcw,
  sale: Store,
  loan: HandCoins,
  loanRepayment: HandCoins,
  demoBonus: Gift,
};

/** Where the reason of a movement can be looked at; so far orders have a page of their own. */
export const reasonPath = ({ kind, refId }: Pick<WalletLog, 'kind' | 'refId'>): string | undefined =>
  kind === 'orderPayment' || kind === 'orderRefund' ? orderDetailPath(refId) : undefined;
