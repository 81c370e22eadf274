/** The job that frees the names of closed accounts read all accounts, each hour. */
export const closedAccounts: readonly string[] = [
  `drop index concurrently if exists user_account_by_closing`,
  `create index concurrently user_account_by_closing on user_account (closed_at) where state = 'closed'`,
];
