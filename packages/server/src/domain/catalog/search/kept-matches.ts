import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createKeptValues } from '../../kept-values.ts';

/**
 * Ids of the goods that a common keyword finds, best first and one to a line: to find and rank hundreds takes several times
 * as long as to read a page of them.
 */
const matches = createKeptValues<string>({ lifeMs: 30_000, maxValues: 1_000 });

/** The matches of a search, kept for some seconds. */
export interface KeptMatches {
  /** The ids, best first; undefined if none are kept. */
  readonly ids: readonly string[] | undefined;
  /** Keeps what `idsIfMany` selected, if that is not null. */
  readonly keep: (ids: string | null | undefined) => void;
}

/** The kept matches of a search, which is named by all that decides what it finds and in which order. */
export function keptMatches(db: Db, ...search: readonly unknown[]): KeptMatches {
  const key = JSON.stringify(search);
  return {
    ids: matches.read(db, key)?.split('\n'),
    keep: (ids) => {
      if (ids) matches.keep(db, key, ids);
    },
  };
}

/**
 * The ids of matches in an order, to be kept; null if a search finds fewer than it ranks. Then a person would notice that a
 * new one is missing. Which of more are ranked is by chance.
 */
export const idsIfMany = ({
  from,
  order,
  limit,
}: {
  readonly from: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}): RawBuilder<string | null> => sql<
  string | null
>`case when (select count(*) from found) >= ${sql.lit(limit)}
  then (select string_agg(id, e'\\n' order by ${order}) from ${from}) end`;

/** Goods by kept ids that still fulfil a condition, with their place as `rank`. */
export const goodsKept = (ids: readonly string[], condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`(select kept.id, kept.rank from unnest(string_to_array(cast(${ids.join('\n')} as text), e'\\n'))
    with ordinality as kept (id, rank)
    where exists (select from goods where goods.id = kept.id and ${condition} limit 1))`;
