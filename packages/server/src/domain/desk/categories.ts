import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { type ByLanguage, type Translation, translationsOf } from '../translated-texts.ts';

export interface DeskCategory {
  readonly id: string;
  readonly parentId: string | null;
  /** In the language of the caller, or in English. */
  readonly name: string;
  readonly texts: readonly Translation<'name' | 'description'>[];
  readonly image: string | null;
  readonly isHidden: boolean;
  readonly isRecommended: boolean;
  /** Goods that use it, also those off the shelf. */
  readonly goods: number;
  readonly version: number;
}

type Row = Omit<DeskCategory, 'name' | 'texts'> & {
  readonly names: ByLanguage;
  readonly descriptions: ByLanguage;
};

/** All categories in display order, each followed by those beneath it. */
export async function listDeskCategories({ db }: AppContext, lang: string): Promise<readonly DeskCategory[]> {
  const { rows } = await sql<Row>`
    with used as (
      select id, sum(goods)::int as goods from (
        select category_id as id, count(*) as goods from goods where not is_deleted group by 1
        union all
        select secondary_category_id, count(*) from goods
        where not is_deleted and secondary_category_id is not null group by 1
      ) as counted group by id
    )
    select category.id, category.parent_id as "parentId", category.names, category.descriptions,
      category.icon_image as image, category.is_hidden as "isHidden",
      category.is_recommended as "isRecommended", category.version, coalesce(used.goods, 0) as goods
    from category left join category as parent on parent.id = category.parent_id
      left join used on used.id = category.id
    order by coalesce(parent.position, category.position), coalesce(parent.id, category.id),
      parent.id is not null, category.position, category.id`.execute(db);
  return rows.map(({ names, descriptions, ...row }) => ({
    ...row,
    name: names[lang] ?? names['en'] ?? '',
    texts: translationsOf({ name: names, description: descriptions }),
  }));
}
