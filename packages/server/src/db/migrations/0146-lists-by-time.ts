/** The lists of the desk begin with the newest record of all users. */
export const listsByTime: readonly string[] = [
  `create index withdrawal_by_time on withdrawal (created_at desc, id desc)`,
  `create index recharge_by_time on recharge (created_at desc, id desc)`,
  `create index user_account_by_time on user_account (created_at desc, id desc)`,
];
