import { readVariantCell } from './variant-cell.ts';

export type GoodsColumn =
  | 'goodsId'
  | 'skuId'
  | 'variant'
  | 'name'
  | 'description'
  | 'category'
  | 'price'
  | 'stock'
  | 'minimumPieces'
  | 'shipping';

/** A row of a sheet, with its cells as they are written there. */
export type GoodsLine = { readonly line: number } & Readonly<
  Partial<Record<GoodsColumn, string | undefined>>
>;

export interface RowFault {
  readonly line: number;
  readonly column: GoodsColumn;
  readonly reason:
    'missing' | 'unknown' | 'tooLong' | 'notAnAmount' | 'notAWholeNumber' | 'notOptions' | 'repeated';
}

/** What the rows of a sheet may name. */
export interface KnownNames {
  /** Goods of the store. */
  readonly goodsIds: ReadonlySet<string>;
  /** The id of a category by its id or its English name in small letters. */
  readonly categories: ReadonlyMap<string, string>;
  /** The goods of a variant. */
  readonly goodsOfSku: ReadonlyMap<string, string>;
  /** The names of the options that the variants of goods have. */
  readonly optionsOf: (goodsId: string) => string;
}

type Check = (text: string, known: KnownNames, row: GoodsLine) => RowFault['reason'] | undefined;

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
const NAME_MAX = 255;

const amount: Check = (text) => (DOLLARS.test(text) ? undefined : 'notAnAmount');

const CHECKS: Readonly<Partial<Record<GoodsColumn, Check>>> = {
  goodsId: (text, { goodsIds }) => (goodsIds.has(text) ? undefined : 'unknown'),
  skuId: (text, { goodsOfSku }, row) =>
    goodsOfSku.get(text) === cellOf(row, 'goodsId') ? undefined : 'unknown',
  variant: (text) => (readVariantCell(text) ? undefined : 'notOptions'),
  name: (text) => (text.length > NAME_MAX ? 'tooLong' : undefined),
  category: (text, { categories }) => (categories.has(text.toLowerCase()) ? undefined : 'unknown'),
  price: amount,
  shipping: amount,
  stock: (text) => (/^\d{1,7}$/.test(text) ? undefined : 'notAWholeNumber'),
  minimumPieces: (text) =>
    /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 500 ? undefined : 'notAWholeNumber',
};

const NEEDED: readonly GoodsColumn[] = ['name', 'category', 'price'];
const COLUMNS: readonly GoodsColumn[] = [
  'goodsId',
  'skuId',
  'variant',
  'name',
  'description',
  'category',
  'price',
  'stock',
  'minimumPieces',
  'shipping',
];

export const cellOf = (row: GoodsLine, column: GoodsColumn): string => (row[column] ?? '').trim();

/** A change leaves columns out, but does not empty them; new goods need a few. */
function isMissing(row: GoodsLine, column: GoodsColumn): boolean {
  if (cellOf(row, column) !== '' || !NEEDED.includes(column)) return false;
  // A row that names a variant by its options may create it.
  const mayCreate = cellOf(row, 'skuId') === '' && cellOf(row, 'variant') !== '' && column === 'price';
  return row[column] !== undefined || mayCreate || cellOf(row, 'goodsId') === '';
}

/** What is wrong with the cells of a row. */
export const faultsOf = (row: GoodsLine, known: KnownNames): readonly RowFault[] =>
  COLUMNS.flatMap((column) => {
    const text = cellOf(row, column);
    const reason = isMissing(row, column) ? 'missing' : text && CHECKS[column]?.(text, known, row);
    return reason ? [{ line: row.line, column, reason }] : [];
  });
