/** The specification table of goods, in every available language. */
export const specifications: readonly string[] = [
  `alter table goods add column specification jsonb not null default '[]' check (jsonb_typeof(specification) = 'array')`,
];
