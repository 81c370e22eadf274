import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createKeptValues } from '../../kept-values.ts';

interface Matches {
  /** Best first and one to a line. */
  readonly ids: string;
  readonly names: readonly string[];
}

/** What a common keyword finds: to find and rank hundreds takes several times as long as to read a page of them. */
const matches = createKeptValues<Matches>({ lifeMs: 30_000, maxValues: 1_000 });

/** The matches of a search, kept for some seconds. */
export interface KeptMatches {
  /** The ids, best first; undefined if none are kept. */
  readonly ids: readonly string[] | undefined;
  /** The names of goods that were kept with the ids. */
  readonly names: readonly string[];
  /** Keeps what `idsIfMany` selected, if that is not null. */
  readonly keep: (ids: string | null | undefined, names?: readonly string[]) => void;
}

/** The kept matches of a search, which is named by all that decides what it finds and in which order. */
export function keptMatches(db: Db, ...search: readonly unknown[]): KeptMatches {
  const key = JSON.stringify(search);
  const kept = matches.read(db, key);
  return {
    ids: kept?.ids.split('\n'),
    names: kept?.names ?? [],
    keep: (ids, names = []) => {
      if (ids) matches.keep(db, key, { ids, names });
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

/**
 * The `goods` of kept ids that still fulfil a condition, with their place as `kept.rank`. The limit of 1 is for the same
 * reason as in `goodsFound`.
 */
export const goodsKept = (ids: readonly string[], condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`unnest(string_to_array(cast(${ids.join('\n')} as text), e'\n')) with ordinality as kept (kept_id, rank)
    cross join lateral (select * from goods where goods.id = kept.kept_id and ${condition} limit 1) as goods`;
