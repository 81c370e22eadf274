/**
 * What the ledger check needs to tell a step of the clock from one that came too early, and a payment in another currency
 * from the right one. Stores are reminded too. Steps from before count as taken on the day that they were due.
 */
export const clockAndEvents: readonly string[] = [
  `alter table return_case add column stepped_at timestamptz, add column due_at timestamptz`,
  `update return_case set stepped_at = coalesce(closed_at, disputed_at, sent_at, decided_at, requested_at)`,
  `update return_case set due_at = stepped_at`,
  `comment on column return_case.due_at is 'When its last step was due'`,
  `alter table gateway_event add column currency text`,
  `comment on column gateway_event.currency is 'Null for events from before currencies were stored'`,
  `alter table orders add column store_reminded_at timestamptz`,
  `alter table refund add column store_reminded_at timestamptz`,
];
