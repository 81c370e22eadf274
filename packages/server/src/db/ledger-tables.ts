import type { Generated } from 'kysely';
import type { Amount, DefaultAmount, Optional, Time } from './column-types.ts';

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
  | 'test';
export type AccountTable = {
  id: string;
  kind: AccountKind;
  owner_id: Generated<string>;
  currency: Generated<string>;
  guarded: boolean;
  floor: DefaultAmount;
  balance: DefaultAmount;
  seq: Generated<number>;
};
export type JournalTable = {
  id: string;
  ref_kind: 'order' | 'recharge' | 'withdrawal' | 'loan' | 'demo_bonus' | 'test_money';
  ref_id: string;
  slot: 'charge' | 'settle';
  outcome: 'paid' | 'released' | 'refunded' | 'credited' | 'held' | 'paid_out' | 'returned' | 'granted';
  at: Time;
};
export type TransferTable = {
  journal_id: string;
  line: number;
  from_account: string;
  to_account: string;
  amount: Amount;
  from_seq: Optional<number>;
  from_after: Optional<string>;
  to_seq: Optional<number>;
  to_after: Optional<string>;
};
