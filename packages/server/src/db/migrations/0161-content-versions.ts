/** Operators write banners, news and lucky draws: dates, hiding, and versions against stale changes. */
export const contentVersions: readonly string[] = [
  `alter table banner add column version integer not null default 1,
     add column is_hidden boolean not null default false,
     add column starts_at timestamptz, add column ends_at timestamptz,
     add check (ends_at > starts_at)`,
  `alter table news add column version integer not null default 1`,
  `alter table lottery add column version integer not null default 1,
     add column is_hidden boolean not null default false,
     add column titles jsonb not null default '{}'`,
  `update lottery set titles = jsonb_build_object('en', title)`,
];
