/**
 * Record numbers of orders, recharges, withdrawals and loans, all from one sequence, so that a number names one record.
 * Nine digits and a check digit by ISO 7064 MOD 11,10; record-number.ts of the SDK checks it. Serial numbers are spread
 * over all nine-digit numbers, so that they do not reveal sales: the factor has no divisor in common with 900,000,000,
 * so no two serial numbers map to the same. Numbers are not secret; access needs the id.
 */
const TABLES = ['orders', 'recharge', 'withdrawal', 'loan'];

export const recordNumbers: readonly string[] = [
  `create sequence record_serial as bigint minvalue 1 maxvalue 899999999`,
  `create function record_number(serial bigint) returns text language plpgsql immutable strict as $$
   declare
     digits text := (100000000 + (serial * 556230593) % 900000000)::text;
     product integer := 10;
     digit text;
   begin
     foreach digit in array string_to_array(digits, null) loop
       product := (coalesce(nullif((digit::integer + product) % 10, 0), 10) * 2) % 11;
     end loop;
     return digits || (11 - product) % 10;
   end $$`,
  ...TABLES.flatMap((table) => [
    `alter table ${table} add column number text not null default record_number(nextval('record_serial'))`,
    `alter table ${table} add unique (number)`,
  ]),
];
