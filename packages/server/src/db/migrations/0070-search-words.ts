/** PostgreSQL's stemmers, by language of the mall. In other languages, a word is its own stem. */
const STEMMERS: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  el: 'greek',
  pt: 'portuguese',
  es: 'spanish',
  fr: 'french',
  ru: 'russian',
  it: 'italian',
  tr: 'turkish',
  ar: 'arabic',
  id: 'indonesian',
  hi: 'hindi',
};
const stems = Object.entries(STEMMERS)
  .map(([lang, name]) => `when '${lang}' then ts_lexize('pg_catalog.${name}_stem', word)`)
  .join(' ');

const SPACES = `'[\\s!-/:-@\\[-\`{-~’“”«»،、。·]+'`;
const WORDS = `cross join lateral regexp_split_to_table(search_text, ${SPACES}) as word where length(word) between 1 and 40`;

/** Triggers that store the words of a table. `lang` is the SQL expression for the language of a row. */
const keepWords = (table: string, lang: (row: string) => string): readonly string[] => [
  // Sorted, so that concurrent writers lock words in the same order.
  `create function add_words_of_${table}() returns trigger language plpgsql as $$ begin
     insert into search_word (lang, word)
     select distinct ${lang('added')}, word from added ${WORDS} order by 1, 2 on conflict do nothing;
     return null;
   end $$`,
  `create trigger add_search_words after insert on ${table} referencing new table as added
   for each statement execute function add_words_of_${table}()`,
  `create function change_words_of_${table}() returns trigger language plpgsql as $$ begin
     insert into search_word (lang, word)
     select distinct ${lang('new')}, word from (select new.search_text) as changed ${WORDS} order by 1, 2
     on conflict do nothing;
     return null;
   end $$`,
  `create trigger change_search_words after update of name on ${table}
   for each row execute function change_words_of_${table}()`,
  `insert into search_word (lang, word) select distinct ${lang(table)}, word from ${table} ${WORDS}`,
];

/**
 * The words of all names of goods, to find other forms of a word and to correct a misspelt one. Words of removed goods
 * stay, so queries check that goods still have a word.
 */
export const searchWords: readonly string[] = [
  `create function search_stem(lang text, word text) returns text language sql immutable strict parallel safe
   return coalesce((case lang ${stems} end)[1], word)`,
  `create table search_word (
     lang text not null,
     word text collate "C" not null,
     stem text collate "C" not null generated always as (search_stem(lang, word)) stored,
     primary key (lang, word)
   )`,
  `create index search_word_by_stem on search_word (lang, stem)`,
  `create index search_word_by_gram on search_word using gin (search_grams(lang, word))`,
  ...keepWords('goods', () => `'en'`),
  ...keepWords('goods_translation', (row) => `${row}.lang`),
];
