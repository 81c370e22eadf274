/** Pictures that users upload. Their bytes lie in the upload store under the same id. */
export const uploads: readonly string[] = [
  // is_doomed: being removed. The bytes go outside of a transaction, so the row goes in two steps.
  `create table upload (
     id text primary key check (id ~ '^[0-9a-f]{32}$'),
     user_id text references user_account (id),
     module text not null,
     bytes integer not null check (bytes > 0),
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     is_public boolean not null,
     is_doomed boolean not null default false,
     is_used boolean not null default false,
     created_at timestamptz not null
   )`,
  `comment on column upload.user_id is 'Null where a visitor uploaded it; whoever uses it first owns it'`,
  `create index upload_by_user on upload (user_id)`,
  `create index upload_unused on upload (created_at) where not is_used`,

  // How many pictures a caller has uploaded within a period, for instance "u_1" within "2026-03-14".
  `create table upload_count (
     subject text primary key,
     period text not null,
     pictures integer not null check (pictures > 0)
   )`,
];
