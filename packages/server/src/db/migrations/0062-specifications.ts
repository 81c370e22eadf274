/** What goods are like, line by line, in whatever languages there are words for it. */
export const specifications: readonly string[] = [
  `alter table goods add column specification jsonb not null default '[]' check (jsonb_typeof(specification) = 'array')`,
];
