/** The listed country of the delivery address; 0 if the buyer typed the name, and for older orders. */
export const orderCountries: readonly string[] = [
  `alter table orders add column country_id integer not null default 0`,
];
