/** Buyers are reminded of goods that they have to send back soon. */
export const returnReminders: readonly string[] = [
  `alter table return_case add column reminded_at timestamptz`,
  `comment on column return_case.reminded_at is 'When the buyer was reminded to send the goods'`,
];
