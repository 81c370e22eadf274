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

/** The icon of each kind of movement. */
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
  readonly key: 'order' | 'recharge' | 'withdrawal' | 'loan';
  readonly pathOf: (id: string) => string;
}

const order: Reason = { key: 'order', pathOf: orderDetailPath };
const loan: Reason = { key: 'loan', pathOf: () => paths.myLoan };
const withdrawal: Reason = {
  key: 'withdrawal',
  pathOf: (record) => walletPath({ tab: 'withdrawals', record }),
};

const reasons: Readonly<Partial<Record<WalletLogKind, Reason>>> = {
  orderPayment: order,
  orderRefund: order,
  recharge: { key: 'recharge', pathOf: (record) => walletPath({ tab: 'recharges', record }) },
  withdrawal,
  withdrawalReturned: withdrawal,
  loan,
  loanRepayment: loan,
};

/** The order, record or loan of a movement and its path; undefined for sales and demo money, which have no page. */
export function reasonOf({ kind, refId }: Pick<WalletLog, 'kind' | 'refId'>) {
  const reason = reasons[kind];
  return reason && { key: reason.key, path: reason.pathOf(refId) };
}
