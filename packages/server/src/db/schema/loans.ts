import type { Generated } from 'kysely';
import type { Amount, Optional, OptionalTime, Time } from './column-types.ts';

export interface LoanTable {
  id: string;
  /** The record number. The database assigns it. */
  number: Generated<string>;
  user_id: string;
  status: number;
  real_name: string;
  country_id: number;
  identification: string;
  image_face: string;
  image_back: string;
  image_hand: string;
  amount: Amount;
  term_days: number;
  rate: Amount;
  default_rate: Amount;
  reject_reason: Optional<string>;
  interest: Optional<string>;
  submitted_at: Time;
  changed_at: Time;
  started_at: OptionalTime;
  due_at: OptionalTime;
  repaid_at: OptionalTime;
}
export interface LoanLogTable {
  loan_id: string;
  position: number;
  step: string;
  detail: Generated<string>;
  at: Time;
}
