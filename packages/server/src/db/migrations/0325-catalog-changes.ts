/** How many goods of one statement are noted one by one. After more, all answers are forgotten. */
const MAX_NOTED = 1_000;

interface Source {
  readonly table: string;
  /** The goods of a row of `changed`. */
  readonly goodsId: string;
  /** Whether searches show it, too. */
  readonly affectsSearch: boolean;
  readonly events?: readonly ('insert' | 'update' | 'delete')[];
}

const GOODS_OF_SKU = '(select goods_id from sku where sku.id = changed.sku_id)';

const SOURCES: readonly Source[] = [
  { table: 'goods', goodsId: 'id', affectsSearch: true, events: ['insert', 'delete'] },
  { table: 'sku', goodsId: 'goods_id', affectsSearch: false },
  { table: 'goods_translation', goodsId: 'goods_id', affectsSearch: true },
  { table: 'goods_picture', goodsId: 'goods_id', affectsSearch: true },
  { table: 'discount', goodsId: 'goods_id', affectsSearch: true },
  { table: 'goods_question', goodsId: 'goods_id', affectsSearch: false },
  { table: 'sku_attribute', goodsId: GOODS_OF_SKU, affectsSearch: false },
  { table: 'price_tier', goodsId: GOODS_OF_SKU, affectsSearch: false },
];

/** What pages of goods show of a row of `goods` and searches do not. Views are left out: each visit counts one. */
const COUNTED = 'sold, reviews, stars, system_reviews';
const LISTED = `store_id, category_id, secondary_category_id, name, description, description_html, unit, buy_min, price,
  dispatch_fee, long_distance_fee, delivery_fee, tax_rate, is_on_shelf, is_deleted, is_recommended, recommended_at,
  shelved_at, created_at, weight_1, weight_2, specification, size_guide`;
/** What goods and searches show of a store, without its counters. */
const STORE = 'name, logo_image, banner_image, remark, location, is_open, free_delivery_from';

const noteChangesOf = ({
  table,
  goodsId,
  affectsSearch,
  events = ['insert', 'update', 'delete'],
}: Source): readonly string[] => [
  `create function note_changes_of_${table}() returns trigger language plpgsql as $$ begin
     with noted as materialized (select distinct ${goodsId} as goods_id from changed limit ${MAX_NOTED + 1}),
       counted as (select count(*) > ${MAX_NOTED} as are_many from noted)
     insert into catalog_change (goods_id, affects_search)
     select goods_id, ${affectsSearch} from noted, counted where not are_many and goods_id is not null
     union all select null, true from counted where are_many;
     return null;
   end $$`,
  ...events.map(
    (event) => `create trigger note_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function note_changes_of_${table}()`,
  ),
];

const noteAll = (name: string, event: string): string =>
  `create trigger ${name} after ${event} for each statement execute function note_change_of_all()`;

/**
 * Which goods have changed in what their pages and searches show, so that servers can keep the answers of the others. A
 * row without goods stands for all of them. The transaction, not the time, tells a server what is new to it.
 */
export const catalogChanges: readonly string[] = [
  `create table catalog_change (
     goods_id text,
     affects_search boolean not null,
     xid xid8 not null default pg_current_xact_id(),
     noted_at timestamptz not null default now()
   )`,
  `create index catalog_change_by_xid on catalog_change (xid)`,
  `comment on table catalog_change is 'Triggers of the catalog keep it: nobody else writes to it'`,
  `create function note_change_of_goods() returns trigger language plpgsql as $$ begin
     insert into catalog_change (goods_id, affects_search) values (new.id, tg_argv[0]::boolean);
     return null;
   end $$`,
  `create trigger note_counted after update of ${COUNTED} on goods
   for each row execute function note_change_of_goods('false')`,
  `create trigger note_listed after update of ${LISTED} on goods
   for each row execute function note_change_of_goods('true')`,
  `create function note_change_of_all() returns trigger language plpgsql as $$ begin
     insert into catalog_change (goods_id, affects_search) values (null, true);
     return null;
   end $$`,
  noteAll('note_shown', `insert or delete or update of ${STORE} on store`),
  noteAll('note_change', 'insert or update or delete on category'),
  noteAll('note_change', 'update or delete on attribute'),
  noteAll('note_change', 'update or delete on attribute_value'),
  ...SOURCES.flatMap(noteChangesOf),
];
