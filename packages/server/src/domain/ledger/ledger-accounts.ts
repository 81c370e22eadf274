import type { AccountKind } from '../../db/schema/tables.ts';

const GUARDED: Record<AccountKind, boolean> = {
  wallet: true,
  withdraw_hold: true,
  merchant: true,
  loan_debt: true,
  escrow: false,
  chain: false,
  fee: false,
  tax: false,
  freight: false,
  interest: false,
  demo: false,
  test: false,
  suspense: false,
  promotion: false,
  commission: false,
};

/**
 * An account of the ledger. A guarded account stores a balance with a floor. The others store no balance, so
 * that postings never wait for a lock on them.
 */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly owner: string;
  readonly currency: string;
  readonly guarded: boolean;
}

const CURRENCY = 'USDT';

/** Derives the account from kind, owner and currency. The id needs no lookup. */
export function ledgerAccount(kind: AccountKind, owner = '', currency = CURRENCY): LedgerAccount {
  return { id: `${kind}:${owner}:${currency}`, kind, owner, currency, guarded: GUARDED[kind] };
}
