import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';

const MAX_CATEGORIES = 5;

/** A category whose name fits a keyword, in the viewer's language or in English. */
export interface SuggestedCategory {
  readonly id: string;
  readonly name: string;
  /** The category above it; null for one of the first level. */
  readonly parentName: string | null;
}

/** True if goods on the shelf are in a category. Written so that PostgreSQL looks for one, and does not collect all. */
const goodsIn = (column: RawBuilder<unknown>) =>
  sql`(select true from goods where is_on_shelf and not is_deleted and ${column} = category.id limit 1)`;

/** Categories with goods on the shelf whose names contain every word, those whose names begin with the first word first. */
export async function suggestCategories(
  { db }: AppContext,
  words: readonly string[],
  lang: string,
): Promise<readonly SuggestedCategory[]> {
  const { rows } = await sql<SuggestedCategory>`
    select category.id, category.name, parent.name as "parentName"
    from (select id, parent_id, position, coalesce(names ->> ${lang}, names ->> 'en') as name,
        coalesce(search_names ->> ${lang}, search_names ->> 'en') as local, search_names ->> 'en' as english
      from category where not is_hidden) as category
    left join lateral (select coalesce(names ->> ${lang}, names ->> 'en') as name from category as above
      where above.id = category.parent_id) as parent on true
    where ${sql.join(
      words.map(
        (word) => sql`(strpos(category.local, ${word}) > 0 or strpos(category.english, ${word}) > 0)`,
      ),
      sql` and `,
    )}
      and coalesce(${goodsIn(sql`category_id`)}, ${goodsIn(sql`secondary_category_id`)}, false)
    order by starts_with(category.local, ${words[0] ?? ''}) desc, category.parent_id nulls first, category.position, category.id
    limit ${sql.lit(MAX_CATEGORIES)}`.execute(db);
  return rows;
}
