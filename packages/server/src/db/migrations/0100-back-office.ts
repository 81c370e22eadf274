/** Staff with roles, sessions of the back office, a fuller audit log, approvals of withdrawals, and earnings of stores. */
export const backOffice: readonly string[] = [
  `create table staff (
     id text primary key,
     username text not null unique check (username ~ '^[a-z][a-z0-9._-]{2,31}$'),
     name text not null check (name <> ''),
     state text not null default 'invited' check (state in ('invited', 'active', 'disabled')),
     password_hash text,
     invitation_hash text unique,
     invitation_ends_at timestamptz,
     factor_secret text,
     factor_step bigint not null default 0,
     version integer not null default 1,
     created_at timestamptz not null,
     seen_at timestamptz,
     check (state <> 'active' or (password_hash is not null and factor_secret is not null))
   )`,
  `create table staff_recovery_code (
     staff_id text not null references staff (id),
     hash text not null,
     primary key (staff_id, hash)
   )`,
  // Two names that differ only by case and blanks are the same.
  `create table desk_role (
     id text primary key,
     name text not null check (name <> ''),
     name_key text not null unique,
     description text not null default '',
     is_locked boolean not null default false,
     version integer not null default 1
   )`,
  `create table desk_role_permission (
     role_id text not null references desk_role (id) on delete cascade,
     permission text not null,
     primary key (role_id, permission)
   )`,
  // The reference refuses to delete a role that somebody has.
  `create table staff_role (
     staff_id text not null references staff (id),
     role_id text not null references desk_role (id),
     primary key (staff_id, role_id)
   )`,
  `create index staff_role_by_role on staff_role (role_id)`,
  `create table office_session (
     id text primary key,
     hash text not null unique,
     staff_id text references staff (id),
     user_id text references user_account (id),
     opened_at timestamptz not null,
     used_at timestamptz not null,
     expires_at timestamptz not null,
     fresh_until timestamptz,
     address text,
     check ((staff_id is null) <> (user_id is null))
   )`,
  `create index office_session_by_staff on office_session (staff_id) where staff_id is not null`,
  `create index office_session_by_user on office_session (user_id) where user_id is not null`,
  `alter table lockout drop constraint lockout_kind_check`,
  `alter table lockout add constraint lockout_kind_check check (kind in
     ('login', 'fund', 'device', 'password', 'authenticator', 'reset', 'deviceReset', 'staff', 'staffFactor'))`,

  `alter table desk_act
     add column actor_id text,
     add column actor_kind text not null default 'system' check (actor_kind in ('staff', 'merchant', 'system')),
     add column session_id text,
     add column address text,
     add column before jsonb,
     add column after jsonb`,
  `create index desk_act_by_time on desk_act (at desc, id desc)`,
  `create index desk_act_by_actor on desk_act (actor_id, id) where actor_id is not null`,
  `create function refuse_change() returns trigger language plpgsql as $$
     begin raise exception 'The audit log can only grow' using errcode = '23514'; end $$`,
  `create trigger desk_act_only_grows before update or delete on desk_act
     for each row execute function refuse_change()`,

  `create table withdrawal_approval (
     withdrawal_id text not null references withdrawal (id),
     actor_id text not null,
     actor_name text not null,
     at timestamptz not null,
     primary key (withdrawal_id, actor_id)
   )`,
  `alter table withdrawal add column paid_by text, add column paid_by_name text`,
  `insert into withdrawal_approval (withdrawal_id, actor_id, actor_name, at)
     select id, 'system', 'system', approved_at from withdrawal where approved_at is not null`,
  `update withdrawal set paid_by = 'system', paid_by_name = 'system' where state = 1`,
  // The domain refuses it before; this holds where it is bypassed. 'system' acts for the mall itself, as in tests.
  `create function refuse_own_approval() returns trigger language plpgsql as $$
     begin
       if new.paid_by <> 'system' and exists (select from withdrawal_approval
         where withdrawal_id = new.id and actor_id = new.paid_by) then
         raise exception 'Who approved a withdrawal can not pay it out' using errcode = '23514';
       end if;
       return new;
     end $$`,
  `create trigger withdrawal_paid_by_another before insert or update of paid_by on withdrawal
     for each row when (new.paid_by is not null) execute function refuse_own_approval()`,

  `alter table goods add column version integer not null default 1, add column request_token text`,
  `create unique index goods_by_request on goods (store_id, request_token) where request_token is not null`,
  `alter table orders add column commission numeric(38,10) not null default 0 check (commission >= 0)`,
  `create table store_payout (
     id text primary key,
     store_id text not null references store (id),
     user_id text not null references user_account (id),
     amount numeric(38,10) not null check (amount > 0),
     request_token text not null,
     at timestamptz not null,
     unique (store_id, request_token)
   )`,
  `alter table journal drop constraint journal_ref_kind_check`,
  `alter table journal add constraint journal_ref_kind_check check (ref_kind in
     ('order', 'recharge', 'withdrawal', 'loan', 'demo_bonus', 'test_money', 'closing', 'commission', 'store_payout'))`,
  `alter table account drop constraint account_kind_check`,
  `alter table account add constraint account_kind_check check (kind in
     ('wallet', 'withdraw_hold', 'merchant', 'loan_debt', 'escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo', 'test',
      'suspense', 'promotion', 'commission'))`,
  `insert into account (id, kind, guarded) values ('commission::USDT', 'commission', false)`,
  `create index transfer_by_from on transfer (from_account)`,
  `create index transfer_by_to on transfer (to_account)`,
];
