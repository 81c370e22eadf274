/** Messages between users and customer service, or a store if one is set. */
export const chat: readonly string[] = [
  `create table chat_message (
     id text primary key,
     user_id text not null references user_account (id),
     store_id text references store (id),
     is_from_user boolean not null,
     kind text not null check (kind in ('text', 'img')),
     content text not null,
     is_read boolean not null default false,
     is_taken_back boolean not null default false,
     created_at timestamptz not null
   )`,
  `comment on column chat_message.is_read is 'By whom it was written to'`,
  `create index chat_with_service on chat_message (user_id, id desc) where store_id is null`,
  `create index chat_unread_by_user on chat_message (user_id) where not is_from_user and not is_read`,
  `create index chat_unread_by_service on chat_message (created_at) where is_from_user and not is_read and store_id is null`,
  `create index chat_with_store on chat_message (store_id, user_id, id desc) where store_id is not null`,
];
