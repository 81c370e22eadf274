/** Information pages that operators write in the place of the texts of the store. */
export const helpPages: readonly string[] = [
  `create table help_page (
     topic text primary key,
     titles jsonb not null check (titles ? 'en'),
     contents jsonb not null check (contents ? 'en'),
     is_hidden boolean not null default false,
     version integer not null default 1
   )`,
];
