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
import { orderDetailPath, paths } from '../../shared/navigation/paths.ts';
import { walletPath } from './wallet-query.ts';

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

interface Reason {
  readonly word: 'order' | 'recharge' | 'withdrawal' | 'loan';
  readonly pathOf: (id: string) => string;
}

const order: Reason = { word: 'order', pathOf: orderDetailPath };
const loan: Reason = { word: 'loan', pathOf: () => paths.myLoan };
const withdrawal: Reason = {
  word: 'withdrawal',
  pathOf: (record) => walletPath({ tab: 'withdrawals', record }),
};

const reasons: Readonly<Partial<Record<WalletLogKind, Reason>>> = {
  orderPayment: order,
  orderRefund: order,
  recharge: { word: 'recharge', pathOf: (record) => walletPath({ tab: 'recharges', record }) },
  withdrawal,
  withdrawalReturned: withdrawal,
  loan,
  loanRepayment: loan,
};

/** What a movement belongs to and where that can be looked at; a sale and demo money have no page of their own. */
export function reasonOf({ kind, refId }: Pick<WalletLog, 'kind' | 'refId'>) {
  const reason = reasons[kind];
  return reason && { word: reason.word, path: reason.pathOf(refId) };
}
