import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../new-id.ts';

/** The value of an option in English words, such as `Size` and `42`. */
export interface OptionChoice {
  readonly option: string;
  readonly value: string;
}

/** An option and a value of it, by their ids. */
export interface FoundChoice {
  readonly attributeId: string;
  readonly valueId: string;
}

export type FindChoices = (choices: readonly OptionChoice[]) => readonly FoundChoice[];

const keyOf = (text: string): string => text.trim().toLowerCase();
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** New options stand behind those of the mall. */
const LAST = 1000;

/** Ids by English name in small letters; of several, that of the goods themselves counts, then the oldest. */
async function readIds(
  tx: Tx,
  query: RawBuilder<{ id: string; name: string }>,
): Promise<Map<string, string>> {
  const { rows } = await query.execute(tx);
  return new Map(rows.toReversed().map(({ id, name }) => [name, id]));
}

async function findAttributes(
  tx: Tx,
  goodsId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = await readIds(
    tx,
    sql`select id, lower(names ->> 'en') as name from attribute
      where lower(names ->> 'en') = any (cast(${names.map(keyOf)} as text[]))
      order by exists (select from sku_attribute join sku on sku.id = sku_id
        where sku.goods_id = ${goodsId} and attribute_id = attribute.id) desc, id`,
  );
  for (const name of names) {
    if (found.has(keyOf(name))) continue;
    const id = newId('at');
    await tx
      .insertInto('attribute')
      .values({ id, names: JSON.stringify({ en: name.trim() }), position: LAST })
      .execute();
    found.set(keyOf(name), id);
  }
  return found;
}

async function findValues(
  tx: Tx,
  attributeId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = await readIds(
    tx,
    sql`select id, lower(names ->> 'en') as name from attribute_value
      where attribute_id = ${attributeId} and lower(names ->> 'en') = any (cast(${names.map(keyOf)} as text[]))
      order by id`,
  );
  for (const [index, name] of names.entries()) {
    if (found.has(keyOf(name))) continue;
    const id = newId('av');
    const row = { id, attribute_id: attributeId, names: JSON.stringify({ en: name.trim() }) };
    await tx
      .insertInto('attribute_value')
      .values({ ...row, position: LAST + index })
      .execute();
    found.set(keyOf(name), id);
  }
  return found;
}

/**
 * Finds the options and values that variants of goods are named by, and creates those that the mall does not have yet.
 * All stores share them, so that buyers can filter by them.
 */
export async function findOptions(
  tx: Tx,
  goodsId: string,
  choices: readonly OptionChoice[],
): Promise<FindChoices> {
  const attributes = await findAttributes(tx, goodsId, unique(choices.map(({ option }) => option)));
  const byAttribute = Map.groupBy(choices, ({ option }) => attributes.get(keyOf(option)) ?? '');
  const values = new Map<string, Map<string, string>>();
  for (const [id, ofOption] of byAttribute)
    values.set(id, await findValues(tx, id, unique(ofOption.map(({ value }) => value))));
  return (wanted) =>
    wanted.map(({ option, value }) => {
      const attributeId = attributes.get(keyOf(option)) ?? '';
      return { attributeId, valueId: values.get(attributeId)?.get(keyOf(value)) ?? '' };
    });
}

/** The same for variants with the same values, in any order. */
export const combinationOf = (choices: readonly FoundChoice[]): string =>
  choices
    .map(({ valueId }) => valueId)
    .sort()
    .join(' ');

/** The names of the options of a variant, for comparison. */
export const optionNames = (choices: readonly OptionChoice[]): string =>
  choices
    .map(({ option }) => keyOf(option))
    .sort()
    .join('\n');

/** The values of a variant, for comparison. */
export const choiceNames = (choices: readonly OptionChoice[]): string =>
  choices
    .map(({ option, value }) => `${keyOf(option)}\t${keyOf(value)}`)
    .sort()
    .join('\n');
