import type { ColumnType, Generated } from 'kysely';
import type { Optional, OptionalTime, Time } from './column-types.ts';

export type DeskRole = 'merchant' | 'carrier' | 'operator' | 'chain' | 'loanOfficer' | 'agent' | 'system';
export interface AuditLogTable {
  id: string;
  subject_id: string;
  role: DeskRole;
  actor: string;
  actor_id: Optional<string>;
  actor_kind: Generated<'staff' | 'merchant' | 'system'>;
  session_id: Optional<string>;
  address: Optional<string>;
  act: string;
  reason: Generated<string>;
  before: ColumnType<unknown, string | null | undefined, never>;
  after: ColumnType<unknown, string | null | undefined, never>;
  at: Time;
}
export interface MerchantApplicationTable {
  id: string;
  user_id: string;
  state: Generated<'applied' | 'admitted' | 'refused'>;
  store_name: string;
  country_code: string;
  location: Generated<string>;
  remark: Generated<string>;
  reason: Optional<string>;
  store_id: Optional<string>;
  applied_at: Time;
  decided_at: OptionalTime;
}
