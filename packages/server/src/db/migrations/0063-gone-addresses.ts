/** The ids of deleted addresses, without their content, so that deleting one again succeeds. */
export const removedAddresses: readonly string[] = [
  `create table gone_address (
     id text primary key,
     user_id text not null references user_account (id)
   )`,
  `create index gone_address_by_user on gone_address (user_id)`,
];
