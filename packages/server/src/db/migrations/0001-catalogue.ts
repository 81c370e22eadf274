/** Stores, categories and goods. Rows have the English texts; translations are in separate tables. */
export const catalogue: readonly string[] = [
  `create table category (
     id text primary key,
     parent_id text references category (id),
     names jsonb not null,
     descriptions jsonb not null default '{}',
     icon_image text,
     position integer not null default 0,
     is_recommended boolean not null default false,
     is_hidden boolean not null default false,
     created_at timestamptz not null default now(),
     check (names ? 'en')
   )`,
  `create index category_by_parent on category (parent_id, position, id)`,

  `create table store (
     id text primary key,
     owner_id text,
     name text not null,
     logo_image text not null,
     banner_image text,
     remark text not null default '',
     location text not null default '',
     country_code char(2) not null,
     is_open boolean not null default true,
     is_recommended boolean not null default false,
     sold integer not null default 0,
     views integer not null default 0,
     followers integer not null default 0,
     reviews integer not null default 0,
     good_reviews integer not null default 0,
     created_at timestamptz not null default now(),
     check (good_reviews between 0 and reviews),
     check (sold >= 0 and views >= 0 and followers >= 0)
   )`,
  `create index store_recommended on store (is_recommended desc, sold desc, id)`,
  `create index store_by_name on store (lower(name))`,

  `create table goods (
     id text primary key,
     store_id text not null references store (id),
     category_id text not null references category (id),
     secondary_category_id text references category (id),
     name text not null,
     description text not null default '',
     description_html text not null default '',
     unit text not null default 'piece',
     buy_min integer not null default 1 check (buy_min between 1 and 500),
     price numeric(38,10) not null,
     dispatch_fee numeric(38,10) not null default 0,
     long_distance_fee numeric(38,10) not null default 0,
     delivery_fee numeric(38,10) not null default 0,
     tax_rate numeric(9,6) not null default 0,
     is_on_shelf boolean not null default true,
     is_deleted boolean not null default false,
     is_recommended boolean not null default false,
     recommended_at timestamptz,
     shelved_at timestamptz not null default now(),
     created_at timestamptz not null default now(),
     weight_1 integer not null default 0,
     weight_2 integer not null default 0,
     sold integer not null default 0,
     views integer not null default 0,
     check (price > 0 and price < 'Infinity'),
     check (dispatch_fee >= 0 and dispatch_fee < 'Infinity'),
     check (long_distance_fee >= 0 and long_distance_fee < 'Infinity'),
     check (delivery_fee >= 0 and delivery_fee < 'Infinity'),
     check (tax_rate >= 0 and tax_rate < 1),
     check (sold >= 0 and views >= 0)
   )`,
  `comment on column goods.dispatch_fee is 'Freight of a line of these goods, whatever its quantity, is its three fees together'`,
  `comment on column goods.price is 'The lowest price of its variants; what lists sort by'`,
  `create index goods_shown on goods (weight_1 desc, weight_2 desc, created_at desc, id desc) where is_on_shelf and not is_deleted`,
  `create index goods_by_price on goods (price, id) where is_on_shelf and not is_deleted`,
  `create index goods_by_age on goods (shelved_at, id) where is_on_shelf and not is_deleted`,
  `create index goods_by_sold on goods (sold, id) where is_on_shelf and not is_deleted`,
  `create index goods_by_store on goods (store_id, weight_1 desc, weight_2 desc, created_at desc, id desc) where is_on_shelf and not is_deleted`,
  `create index goods_by_category on goods (category_id, weight_1 desc, weight_2 desc, created_at desc, id desc) where is_on_shelf and not is_deleted`,
  `create index goods_by_subcategory on goods (secondary_category_id, weight_1 desc, weight_2 desc, created_at desc, id desc) where is_on_shelf and not is_deleted`,

  `create table goods_translation (
     goods_id text not null references goods (id) on delete cascade,
     lang text not null,
     name text not null,
     description text not null default '',
     description_html text not null default '',
     primary key (goods_id, lang)
   )`,
  `create table goods_picture (
     goods_id text not null references goods (id) on delete cascade,
     position integer not null check (position between 1 and 10),
     image text not null,
     primary key (goods_id, position)
   )`,

  `create table attribute (
     id text primary key,
     names jsonb not null check (names ? 'en'),
     position integer not null default 0
   )`,
  `create table attribute_value (
     id text primary key,
     attribute_id text not null references attribute (id),
     names jsonb not null check (names ? 'en'),
     icon_image text,
     position integer not null default 0
   )`,

  // Goods without variants have one row here and no sku_attribute. Its skuId on the wire is -1.
  `create table sku (
     id text primary key,
     goods_id text not null references goods (id),
     price numeric(38,10) not null check (price > 0 and price < 'Infinity'),
     cover_image text,
     position integer not null default 0,
     is_hidden boolean not null default false,
     stock_initial integer not null check (stock_initial >= 0),
     stock_on_hand integer not null check (stock_on_hand >= 0)
   )`,
  `create index sku_by_goods on sku (goods_id, position, id)`,
  `create table sku_attribute (
     sku_id text not null references sku (id) on delete cascade,
     attribute_id text not null references attribute (id),
     value_id text not null references attribute_value (id),
     primary key (sku_id, attribute_id)
   )`,

  // ratio is the discounted share: goods with 0.2 sell at 80 % of the price.
  `create table discount (
     id text primary key,
     goods_id text not null references goods (id),
     ratio numeric(9,6) not null check (ratio > 0 and ratio < 1),
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     check (ends_at > starts_at)
   )`,
  `create index discount_by_goods on discount (goods_id, ends_at)`,
  `create index discount_by_end on discount (ends_at)`,

  `create table banner (
     id text primary key,
     type text not null check (type in ('pc', 'h5')),
     is_big boolean not null default true,
     image text not null,
     link text not null default '',
     titles jsonb not null default '{}',
     position integer not null default 0,
     created_at timestamptz not null default now()
   )`,
  `create table lottery (
     id text primary key,
     title text not null,
     detail_url text not null,
     starts_at timestamptz not null,
     ends_at timestamptz not null
   )`,
  `create table setting (
     code text primary key,
     value jsonb not null,
     is_public boolean not null default false
   )`,
];
