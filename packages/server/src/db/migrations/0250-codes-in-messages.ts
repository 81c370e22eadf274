/** Which code a message carries, so that its text ends with the code, and by which channel a code was sent. */
export const codesInMessages: readonly string[] = [
  `alter table outbox add column code_id text`,
  `create index outbox_by_code on outbox (code_id) where code_id is not null and body is not null`,
  `alter table verification_code
     add column channel text not null default 'email' check (channel in ('email', 'sms'))`,
  `create index verification_code_by_sms on verification_code (created_at) where channel = 'sms'`,
];
