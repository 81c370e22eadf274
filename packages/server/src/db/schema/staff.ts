import type { Generated } from 'kysely';
import type { Amount, Optional, OptionalTime, Time } from './column-types.ts';

/** A person of the operations desk. Staff are not users of the mall. */
export interface StaffTable {
  id: string;
  username: string;
  name: string;
  state: Generated<'invited' | 'active' | 'disabled'>;
  password_hash: Optional<string>;
  invitation_hash: Optional<string>;
  invitation_ends_at: OptionalTime;
  /** The sealed key of the authenticator. */
  factor_secret: Optional<string>;
  /** The last time step that was used. Each is accepted once. */
  factor_step: Generated<number>;
  version: Generated<number>;
  created_at: Time;
  seen_at: OptionalTime;
}
export interface StaffRecoveryCodeTable {
  staff_id: string;
  hash: string;
}
export interface DeskRoleTable {
  id: string;
  name: string;
  /** The name without case and blanks. */
  name_key: string;
  description: Generated<string>;
  is_locked: Generated<boolean>;
  version: Generated<number>;
}
export interface DeskRolePermissionTable {
  role_id: string;
  permission: string;
}
export interface StaffRoleTable {
  staff_id: string;
  role_id: string;
}
/** A session of the desk (`staff_id`) or of the merchant zone (`user_id`). */
export interface OfficeSessionTable {
  id: string;
  hash: string;
  staff_id: Optional<string>;
  user_id: Optional<string>;
  opened_at: Time;
  used_at: Time;
  expires_at: Time;
  /** Until when the second factor counts as fresh. */
  fresh_until: OptionalTime;
  address: Optional<string>;
}
export interface WithdrawalApprovalTable {
  withdrawal_id: string;
  /** Id of the person, or `system`. */
  actor_id: string;
  actor_name: string;
  at: Time;
}
/** Earnings of a store that went to the wallet of its owner. */
export interface StorePayoutTable {
  id: string;
  store_id: string;
  user_id: string;
  amount: Amount;
  request_token: string;
  at: Time;
}

/** The tables of the back office. */
export interface OfficeTables {
  staff: StaffTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  desk_role: DeskRoleTable;
  desk_role_permission: DeskRolePermissionTable;
  staff_role: StaffRoleTable;
  office_session: OfficeSessionTable;
  withdrawal_approval: WithdrawalApprovalTable;
  store_payout: StorePayoutTable;
}
