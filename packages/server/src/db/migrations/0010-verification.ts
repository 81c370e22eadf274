/** Verification codes, slider challenges, authenticators, known devices and identity checks; the end of accounts. */
export const verification: readonly string[] = [
  `alter table user_account
     add column phone_verified boolean not null default false,
     add column email_verified boolean not null default false,
     add column may_recommend boolean not null default true,
     add column closed_at timestamptz,
     add column closing_reason text,
     add check (referrer_id <> id),
     add check ((state = 'closed') = (closed_at is not null))`,
  // Spaces do not matter: the same digits are the same phone, wherever the area code ends.
  `create unique index user_account_by_phone on user_account (replace(phone, ' ', ''))`,

  // Wrong guesses by strangers lock neither a known device of the user nor a session.
  `alter table lockout drop constraint lockout_kind_check`,
  `alter table lockout add constraint lockout_kind_check
     check (kind in ('login', 'fund', 'device', 'password', 'authenticator', 'reset', 'deviceReset'))`,
  `create table known_device (
     user_id text not null references user_account (id),
     device_hash text not null,
     seen_at timestamptz not null,
     primary key (user_id, device_hash)
   )`,

  // The row is locked while a code is generated, so that concurrent requests cannot exceed the limit.
  `create table code_quota (key text primary key)`,
  `create table verification_code (
     id text primary key,
     target_key text not null,
     user_id text not null default '',
     requester text not null default '',
     purposes text[] not null check (cardinality(purposes) > 0),
     code_hash text not null,
     wrong_tries integer not null default 0 check (wrong_tries between 0 and 3),
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `comment on column verification_code.user_id is 'Whose account it is for; empty for a registration, and where nobody has the target'`,
  `create index verification_code_by_target on verification_code (target_key, created_at desc)`,
  `create index verification_code_by_requester on verification_code (requester, created_at desc) where requester <> ''`,
  `create index verification_code_by_age on verification_code (created_at)`,
  `create table binding_proof (
     hash text primary key,
     user_id text not null references user_account (id),
     expires_at timestamptz not null
   )`,

  `create table outbox (
     id text primary key,
     channel text not null check (channel in ('email', 'sms')),
     recipient text not null,
     subject text not null,
     body text,
     state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
     attempts integer not null default 0 check (attempts >= 0),
     due_at timestamptz not null,
     created_at timestamptz not null
   )`,
  `comment on column outbox.body is 'Erased once it is sent, and after a day in any case'`,
  `create index outbox_due on outbox (due_at) where state in ('waiting', 'sending')`,
  `create index outbox_by_age on outbox (created_at)`,

  `create table slider_challenge (
     id text primary key,
     x integer not null,
     expires_at timestamptz not null
   )`,
  `create index slider_challenge_by_expiry on slider_challenge (expires_at)`,
  `create table slider_pass (
     hash text primary key,
     expires_at timestamptz not null
   )`,
  `create index slider_pass_by_expiry on slider_pass (expires_at)`,

  // last_step: the 30-second step of the last accepted code. No code is accepted twice (RFC 6238 §5.2).
  `create table authenticator (
     user_id text primary key references user_account (id),
     secret text not null,
     drawn_at timestamptz not null,
     bound_at timestamptz,
     last_step bigint not null default 0
   )`,
  `create table recovery_code (
     user_id text not null references authenticator (user_id) on delete cascade,
     hash text not null,
     primary key (user_id, hash)
   )`,

  // One row per application: the rows of a user are the history of the check.
  `create table identity_check (
     id text primary key,
     user_id text not null references user_account (id),
     kind text not null check (kind in ('basic', 'advanced')),
     status integer not null default 0 check (status between 0 and 3),
     refusal text,
     name text,
     document_kind text,
     document_number text,
     nationality text,
     home_place text,
     work_place text,
     image_1 text not null,
     image_2 text not null,
     image_3 text,
     applied_at timestamptz not null,
     changed_at timestamptz not null,
     decided_at timestamptz,
     check ((status in (2, 3)) = (decided_at is not null)),
     check ((status = 3) = (refusal is not null)),
     check (kind <> 'basic' or (name is not null and document_kind is not null and document_number is not null and nationality is not null)),
     check (kind <> 'advanced' or home_place is not null)
   )`,
  `create unique index identity_check_one_at_a_time on identity_check (user_id, kind) where status <> 3`,
  `create index identity_check_of_user on identity_check (user_id, kind, id desc)`,
  `create index identity_check_waiting on identity_check (changed_at) where status in (0, 1)`,
];
