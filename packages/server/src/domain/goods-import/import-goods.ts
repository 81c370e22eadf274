import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { newId } from '../new-id.ts';
import { optionNames } from '../catalog/editing/find-options.ts';
import { updateLowestPrice, writeOnlyPrice } from '../catalog/editing/lock-store-goods.ts';
import { cellOf, faultsOf, type GoodsLine, type KnownNames, type RowFault } from './row-faults.ts';
import { faultsBetween, groupVariants, isNamedByOptions } from './variant-rows.ts';
import { addVariants, changeVariant, type KnownVariant, readVariants } from './write-variants.ts';

export interface GoodsSheet {
  readonly storeId: string;
  /** The same for each part of a sheet and each repeat of it. */
  readonly requestToken: string;
  /** Only checks the rows. */
  readonly isTrial: boolean;
  readonly rows: readonly GoodsLine[];
}

export interface ImportedGoods {
  readonly created: number;
  readonly changed: number;
  readonly faults: readonly RowFault[];
}

interface Category {
  readonly id: string;
  readonly parentId: string | null;
}

interface Known extends KnownNames {
  readonly parents: ReadonlyMap<string, Category>;
  readonly variants: readonly KnownVariant[];
}

async function readKnown(tx: Tx, { storeId, rows }: GoodsSheet): Promise<Known> {
  const categories = await tx
    .selectFrom('category')
    .select(['id', 'parent_id', 'names'])
    .orderBy('id')
    .execute();
  const named = [...rows.map((row) => cellOf(row, 'goodsId')), ''];
  const goods = await tx
    .selectFrom('goods')
    .select('id')
    .where('store_id', '=', storeId)
    .where('is_deleted', '=', false)
    .where('id', 'in', named)
    .orderBy('id')
    .forUpdate()
    .execute();
  const variants = await readVariants(
    tx,
    goods.map(({ id }) => id),
  );
  const byGoods = Map.groupBy(
    variants.filter(({ isHidden }) => !isHidden),
    ({ goodsId }) => goodsId,
  );
  return {
    variants,
    goodsOfSku: new Map(variants.map(({ id, goodsId }) => [id, goodsId])),
    optionsOf: (goodsId) => optionNames(byGoods.get(goodsId)?.[0]?.choices ?? []),
    goodsIds: new Set(goods.map(({ id }) => id)),
    categories: new Map([
      ...categories.map(({ id, names }) => [(names.en ?? '').toLowerCase(), id] as const),
      ...categories.map(({ id }) => [id.toLowerCase(), id] as const),
    ]),
    parents: new Map(categories.map(({ id, parent_id }) => [id, { id, parentId: parent_id }])),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** The columns that the sheet has for this row. */
function valuesOf(row: GoodsLine, { categories, parents }: Known) {
  const category = parents.get(categories.get(cellOf(row, 'category').toLowerCase()) ?? '');
  const description = row.description?.trim();
  const minimum = cellOf(row, 'minimumPieces');
  const shipping = cellOf(row, 'shipping');
  const placed = category && {
    category_id: category.parentId ?? category.id,
    secondary_category_id: category.parentId === null ? null : category.id,
  };
  return {
    ...(row.name !== undefined && { name: cellOf(row, 'name') }),
    ...(description !== undefined && { description, description_html: `<p>${escaped(description)}</p>` }),
    ...placed,
    ...(minimum !== '' && { buy_min: Number(minimum) }),
    ...(shipping !== '' && { dispatch_fee: shipping }),
  };
}

interface Creation {
  readonly sheet: GoodsSheet;
  readonly known: Known;
  readonly rows: readonly GoodsLine[];
  readonly now: ReturnType<AppContext['clock']['now']>;
}

async function createGoods(tx: Tx, { sheet, known, rows, now }: Creation): Promise<number> {
  const drafts = groupVariants(rows).flatMap((group) =>
    group.slice(0, 1).map((row) => ({ row, group, id: newId('g') })),
  );
  if (drafts.length === 0) return 0;
  const added = await tx
    .insertInto('goods')
    .values(
      drafts.map(({ row, id }) => ({
        id,
        store_id: sheet.storeId,
        name: '',
        category_id: '',
        price: cellOf(row, 'price'),
        is_on_shelf: false,
        request_token: `${sheet.requestToken}:${row.line}`,
        created_at: now,
        shelved_at: now,
        description: '',
        description_html: '<p></p>',
        buy_min: 1,
        dispatch_fee: '0',
        secondary_category_id: null,
        ...valuesOf(row, known),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const isAdded = new Set(added.map(({ id }) => id));
  const created = drafts.filter(({ id }) => isAdded.has(id));
  await addVariants(
    tx,
    created.flatMap(({ id, group }) => group.map((row) => ({ goodsId: id, row }))),
  );
  for (const { id, group } of created) if (group.length > 1) await updateLowestPrice(tx, id);
  return created.length;
}

async function changeGoods(tx: Tx, row: GoodsLine, known: Known): Promise<void> {
  const goodsId = cellOf(row, 'goodsId');
  const price = cellOf(row, 'price');
  await tx
    .updateTable('goods')
    .set((eb) => ({ ...valuesOf(row, known), version: eb('version', '+', 1) }))
    .where('id', '=', goodsId)
    .execute();
  if (cellOf(row, 'skuId') !== '' || isNamedByOptions(row)) await changeVariant(tx, row, known.variants);
  else if (price !== '') await writeOnlyPrice(tx, goodsId, price);
}

/**
 * Checks the rows of a sheet and saves those without a fault, in one transaction. A row that was saved by an earlier try
 * creates nothing.
 */
export async function importGoods(ctx: AppContext, sheet: GoodsSheet): Promise<ImportedGoods> {
  return transact(ctx, async (tx) => {
    const known = await readKnown(tx, sheet);
    const ofCells = sheet.rows.flatMap((row) => faultsOf(row, known));
    const wrong = new Set(ofCells.map(({ line }) => line));
    const faults = [
      ...ofCells,
      ...faultsBetween(
        sheet.rows.filter(({ line }) => !wrong.has(line)),
        known,
      ),
    ];
    const faulty = new Set(faults.map(({ line }) => line));
    const good = sheet.rows.filter(({ line }) => !faulty.has(line));
    const changes = good.filter((row) => cellOf(row, 'goodsId') !== '');
    const creations = good.filter((row) => cellOf(row, 'goodsId') === '');
    if (sheet.isTrial) return { created: groupVariants(creations).length, changed: changes.length, faults };
    const created = await createGoods(tx, { sheet, known, rows: creations, now: ctx.clock.now() });
    for (const row of changes) await changeGoods(tx, row, known);
    const after = { created, changed: changes.length, faulty: faulty.size };
    if (created + changes.length > 0)
      await recordAudit(tx, ctx, { subjectId: sheet.storeId, action: 'importGoods', after });
    return { created, changed: changes.length, faults };
  });
}
