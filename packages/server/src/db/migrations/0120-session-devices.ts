/** Sessions get an id that may be shown, and what the browser said about itself at the login. */
export const sessionDevices: readonly string[] = [
  `alter table token add column id text, add column browser text, add column system text`,
  `update token set id = 'se_' || substr(md5(hash), 1, 20)`,
  `alter table token alter column id set default 'se_' || substr(md5(random()::text || clock_timestamp()::text), 1, 20)`,
  `alter table token alter column id set not null`,
  `create unique index token_id on token (id)`,
];
