/** Pictures that users upload. The upload store has their bytes under the same id. */
export const uploads: readonly string[] = [
  // is_doomed: being deleted. The bytes are deleted outside of a transaction, so the row needs two steps.
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

  // The number of pictures that a caller has uploaded in a period, for example "u_1" in "2026-03-14".
  `create table upload_count (
     subject text primary key,
     period text not null,
     pictures integer not null check (pictures > 0)
   )`,
];
