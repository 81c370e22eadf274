import type { ColumnType, Generated } from 'kysely';
import type { Optional, OptionalTime, Time } from './column-types.ts';

export type CodePurpose = 'register' | 'resetPassword' | 'fundPassword' | 'beforeBind' | 'bind';

export interface KnownDeviceTable {
  user_id: string;
  device_hash: string;
  seen_at: Time;
}
export interface CodeQuotaTable {
  key: string;
}
export interface VerificationCodeTable {
  id: string;
  target_key: string;
  channel: Generated<'email' | 'sms'>;
  user_id: Generated<string>;
  requester: Generated<string>;
  purposes: ColumnType<readonly CodePurpose[], readonly CodePurpose[], never>;
  code_hash: string;
  wrong_tries: Generated<number>;
  created_at: Time;
  expires_at: Time;
  used_at: OptionalTime;
}
/** A key of `SECRET_KEYS` that a server uses. */
export interface ServerKeyTable {
  fingerprint: string;
  seen_at: Time;
}
export interface BindingProofTable {
  hash: string;
  user_id: string;
  expires_at: Time;
}
export interface OutboxTable {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: Optional<string>;
  html: Optional<string>;
  unsubscribe: Optional<string>;
  /** The code in the text. */
  code_id: Optional<string>;
  state: Generated<'waiting' | 'sending' | 'sent' | 'kept' | 'failed'>;
  attempts: Generated<number>;
  due_at: Time;
  created_at: Time;
}
export interface SliderChallengeTable {
  id: string;
  x: number;
  expires_at: Time;
}
/** Wrong passwords of a name, and calls of an address without a solved slider. */
export interface FailedAttemptTable {
  key: string;
  count: number;
  /** When they are forgotten. */
  ends_at: Time;
}
export interface SliderPassTable {
  hash: string;
  expires_at: Time;
}
export interface AuthenticatorTable {
  user_id: string;
  secret: string;
  drawn_at: Time;
  bound_at: OptionalTime;
  last_step: Generated<number>;
}
export interface RecoveryCodeTable {
  user_id: string;
  hash: string;
}
export interface IdentityCheckTable {
  id: string;
  user_id: string;
  kind: 'basic' | 'advanced';
  status: Generated<number>;
  refusal: Optional<string>;
  name: Optional<string>;
  document_kind: Optional<string>;
  document_number: Optional<string>;
  nationality: Optional<string>;
  home_place: Optional<string>;
  work_place: Optional<string>;
  image_1: string;
  image_2: string;
  image_3: Optional<string>;
  applied_at: Time;
  changed_at: Time;
  decided_at: OptionalTime;
}
