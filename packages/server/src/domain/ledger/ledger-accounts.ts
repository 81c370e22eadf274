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
};

/** An account of the ledger. Guarded ones keep a balance with a floor; the others store none, so nobody waits for them. */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly owner: string;
  readonly currency: string;
  readonly guarded: boolean;
}

const CURRENCY = 'USDT';

/** The id follows from what the account is, so that nobody has to look it up. */
export function ledgerAccount(kind: AccountKind, owner = '', currency = CURRENCY): LedgerAccount {
  return { id: `${kind}:${owner}:${currency}`, kind, owner, currency, guarded: GUARDED[kind] };
}
