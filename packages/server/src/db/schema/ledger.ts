import type { ColumnType, Generated } from 'kysely';
import type { Amount, DefaultAmount, Optional, OptionalTime, Time } from './column-types.ts';

export type AccountKind =
  | 'wallet'
  | 'withdraw_hold'
  | 'merchant'
  | 'loan_debt'
  | 'escrow'
  | 'chain'
  | 'fee'
  | 'tax'
  | 'freight'
  | 'interest'
  | 'demo'
  | 'test'
  | 'suspense'
  | 'promotion'
  | 'commission';
export interface AccountTable {
  id: string;
  kind: AccountKind;
  owner_id: Generated<string>;
  currency: Generated<string>;
  guarded: boolean;
  floor: DefaultAmount;
  balance: DefaultAmount;
  seq: Generated<number>;
}
export interface JournalTable {
  id: string;
  ref_kind:
    | 'order'
    | 'recharge'
    | 'withdrawal'
    | 'loan'
    | 'demo_bonus'
    | 'test_money'
    | 'closing'
    | 'commission'
    | 'store_payout'
    | 'suspense';
  ref_id: string;
  /** `refund:<id>` books a refund that leaves something of its order. */
  slot: 'charge' | 'settle' | `refund:${string}`;
  outcome: 'paid' | 'released' | 'refunded' | 'credited' | 'held' | 'paid_out' | 'returned' | 'granted';
  at: Time;
}
export interface TransferTable {
  journal_id: string;
  line: number;
  from_account: string;
  to_account: string;
  amount: Amount;
  from_seq: Optional<number>;
  from_after: Optional<string>;
  to_seq: Optional<number>;
  to_after: Optional<string>;
}
/** A transfer into suspense. `account_id` and `user_id` are the intended owner, who has closed the account. */
export interface SuspenseItemTable {
  journal_id: string;
  line: number;
  account_id: string;
  user_id: string;
  amount: Amount;
  created_at: Time;
  settled_at: OptionalTime;
  resolution: Optional<'reversed' | 'refund' | 'credit' | 'handled'>;
  /** When the provider was last asked to send it back. */
  refund_started_at: OptionalTime;
  /** Why the provider did not. */
  refund_failure: Optional<string>;
  refund_attempts: Generated<number>;
}
/** A hash over the seal before and the transfers of this one. */
export interface LedgerSealTable {
  id: number;
  hash: Uint8Array;
  sealed_at: Time;
}
export interface SealedTransferTable {
  journal_id: string;
  line: number;
  seal_id: number;
}
/** Transfers that no seal covers yet. */
export interface UnsealedTransferTable {
  journal_id: string;
  line: number;
}
/** A check of all invariants that a person asked for. */
export interface LedgerCheckTable {
  id: string;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  requested_by: string;
  requested_at: Time;
  started_at: OptionalTime;
  finished_at: OptionalTime;
  checked: Generated<number>;
  total: number;
  breaches: ColumnType<readonly StoredBreach[], string | undefined, string>;
}
/** An invariant that did not hold. */
export interface StoredBreach {
  readonly name: string;
  readonly description: string;
  readonly rows: number;
  readonly examples: readonly string[];
}
