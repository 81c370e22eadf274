import type { ColumnType, Generated } from 'kysely';
import type { Amount, Optional, OptionalTime, Time } from './column-types.ts';

export type CoinName = 'USDT' | 'ETH' | 'BTC' | 'USDC';
export type RecordState = 0 | 1 | 2;

export interface MoneyFormTable {
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
  used_at: OptionalTime;
}
export interface RechargeChannelTable {
  id: string;
  coin: CoinName;
  blockchain_name: string;
  address: string;
  minimum: Amount;
  maximum: Amount;
  is_auto: Generated<boolean>;
  is_open: Generated<boolean>;
  position: Generated<number>;
  version: Generated<number>;
}
/** A change of where the money of a channel goes. It waits for a second person while `decision` is null. */
export interface RechargeChannelChangeTable {
  id: string;
  channel_id: string;
  coin: CoinName;
  blockchain_name: string;
  address: string;
  reason: string;
  requested_by: string;
  requested_by_name: string;
  requested_at: Time;
  decision: Optional<'granted' | 'refused' | 'void'>;
  decided_by: Optional<string>;
  decided_at: OptionalTime;
}
export interface RechargeTable {
  id: string;
  /** The record number. The database assigns it. */
  number: Generated<string>;
  user_id: string;
  is_third_party: Generated<boolean>;
  coin: CoinName;
  blockchain_name: string;
  channel_address: string;
  volume: Amount;
  price: Amount;
  amount: Amount;
  sent_from: Optional<string>;
  reported_tx: Optional<string>;
  hash: Optional<string>;
  image: Optional<string>;
  pay_url: Optional<string>;
  state: ColumnType<RecordState, RecordState | undefined, RecordState>;
  failure: Optional<string>;
  created_at: Time;
  reviewed_at: OptionalTime;
  reversed_at: OptionalTime;
}
export interface WithdrawAddressTable {
  user_id: string;
  coin: CoinName;
  blockchain_name: string;
  address: string;
  bound_at: Time;
  /** When the address is removed, as its owner asked. */
  release_at: OptionalTime;
}

/** The bank account that a withdrawal goes to, as the user entered it. */
export interface BankAccount {
  readonly name: string;
  readonly holder: string;
  readonly number: string;
  readonly routing: string | null;
  readonly swift: string | null;
  readonly holderAddress: string | null;
  readonly bankAddress: string | null;
  readonly country: string | null;
}
export interface WithdrawalTable {
  id: string;
  /** The record number. The database assigns it. */
  number: Generated<string>;
  user_id: string;
  channel: CoinName | 'bank';
  blockchain_name: Optional<string>;
  address: Optional<string>;
  volume: Amount;
  fee: Amount;
  arrival: Amount;
  price: Amount;
  amount: Amount;
  fee_amount: Amount;
  bank: ColumnType<BankAccount | null, string | null, string | null>;
  tx: Optional<string>;
  state: ColumnType<RecordState, RecordState | undefined, RecordState>;
  failure: Optional<string>;
  created_at: Time;
  /** Requested by an existing client, without the code of the authenticator. */
  without_code: Generated<boolean>;
  /** When enough people had approved it. */
  approved_at: OptionalTime;
  /** Id of the person who paid it out, or `system`. */
  paid_by: Optional<string>;
  paid_by_name: Optional<string>;
  reviewed_at: OptionalTime;
}

export interface PaymentTable {
  id: string;
  user_id: string;
  method: 'ewallet' | 'card' | 'crypto';
  order_key: string;
  amount: Amount;
  handling_fee: Amount;
  total: Amount;
  pay_url: Optional<string>;
  state: ColumnType<RecordState, RecordState | undefined, RecordState>;
  failure: Optional<string>;
  created_at: Time;
  expires_at: Time;
  reviewed_at: OptionalTime;
}
export interface GatewayEventTable {
  event_id: string;
  reference: string;
  outcome: 'paid' | 'failed';
  amount: Amount;
  /** Null for events from before currencies were stored. */
  currency: Optional<string>;
  received_at: Time;
}
export interface SandboxChargeTable {
  reference: string;
  amount: Amount;
  currency: string;
  return_path: string;
  expires_at: Time;
  outcome: Optional<'paid' | 'failed'>;
}
export interface StripeChargeTable {
  reference: string;
  amount: Amount;
  currency: string;
  expires_at: Time;
  /** The Checkout session; null until Stripe has answered. */
  session_id: Optional<string>;
}
export interface BankCardTable {
  id: string;
  user_id: string;
  bank_name: string;
  holder: string;
  number: string;
  created_at: Time;
  forgotten_at: OptionalTime;
}

/** The tables of the wallet and of payments. */
export interface WalletTables {
  money_form: MoneyFormTable;
  recharge_channel: RechargeChannelTable;
  recharge_channel_change: RechargeChannelChangeTable;
  recharge: RechargeTable;
  withdraw_address: WithdrawAddressTable;
  withdrawal: WithdrawalTable;
  payment: PaymentTable;
  gateway_event: GatewayEventTable;
  sandbox_charge: SandboxChargeTable;
  stripe_charge: StripeChargeTable;
  bank_card: BankCardTable;
}
