/** The indexes for conversations between buyers and stores. */
export const storeConversations: readonly string[] = [
  `create index chat_of_user_with_stores on chat_message (user_id, store_id, id desc) where store_id is not null`,
  `create index chat_unread_by_store on chat_message (created_at) where is_from_user and not is_read and store_id is not null`,
];
