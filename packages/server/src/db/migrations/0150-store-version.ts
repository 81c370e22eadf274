/** A store knows how often its page was changed, so that two people do not overwrite each other. */
export const storeVersion: readonly string[] = [
  `alter table store add column version integer not null default 1 check (version > 0)`,
  `comment on column store.version is 'Grows with each change of the page by the store'`,
];
