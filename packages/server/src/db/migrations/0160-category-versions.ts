/** Operators change categories, and a stale change is refused. */
export const categoryVersions: readonly string[] = [
  `alter table category add column version integer not null default 1`,
];
