/**
 * The folded names of categories, by language. To fold all of them took most of the database's time of a search: it is
 * asked with each letter that a buyer types.
 */
export const searchCategories: readonly string[] = [
  `create function search_fold_names(names jsonb) returns jsonb language sql immutable strict parallel safe
   return (select jsonb_object_agg(name.key, search_fold(name.value)) from jsonb_each_text(names) as name)`,
  `alter table category add column search_names jsonb not null generated always as (search_fold_names(names)) stored`,
];
