/** Indexes for every order of the goods of a category. For a million goods, they take about 750 MB. */
const ORDERS = {
  price: 'price, id',
  rating: 'rating, reviews, id',
  sold: 'sold, id',
  age: 'shelved_at, id',
};
const LEVELS = { category: 'category_id', subcategory: 'secondary_category_id' };

const indexes = Object.entries(LEVELS).flatMap(([level, column]) =>
  Object.entries(ORDERS).map(([order, columns]) => ({
    name: `goods_by_${level}_and_${order}`,
    columns: `${column}, ${columns}`,
  })),
);

/**
 * Without these, such a list reads the goods of the whole mall in its order until it has enough of the category, or sorts
 * all goods of the category.
 */
export const categoryOrders: readonly string[] = indexes.flatMap(({ name, columns }) => [
  `drop index concurrently if exists ${name}`,
  `create index concurrently ${name} on goods (${columns}) include (store_id)
   where is_on_shelf and not is_deleted`,
]);
