/** Which country of the list an order goes to; 0 where its buyer wrote the name, and for orders from before. */
export const orderCountries: readonly string[] = [
  `alter table orders add column country_id integer not null default 0`,
];
