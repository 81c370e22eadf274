import type { DeskAccountRow } from '@openmall/sdk/desk';
import { formatCoin } from '@openmall/sdk/money';
import { t } from '../../shared/i18n/i18n.ts';

const KINDS = {
  wallet: 'home.wallets',
  withdraw_hold: 'menu.withdrawals',
  merchant: 'home.owedToStores',
  loan_debt: 'home.lent',
  escrow: 'ledger.escrow',
  chain: 'ledger.chain',
  fee: 'orders.fee',
  tax: 'orders.tax',
  freight: 'orders.freight',
  interest: 'loans.rate',
  demo: 'movement.demo_bonus',
  test: 'movement.test_money',
  suspense: 'ledger.suspense',
  promotion: 'orders.coupon',
  commission: 'orders.commission',
} as const satisfies Readonly<Record<DeskAccountRow['kind'], string>>;

/** What kind of money an account holds. */
export const kindName = (kind: DeskAccountRow['kind']): string => t(KINDS[kind]);

/** An exact amount of the ledger. What the mall owes an account is below zero. */
export const formatLedger = (amount: string): string =>
  amount.startsWith('-') ? `\u2212${formatCoin(amount.slice(1))}` : formatCoin(amount);
