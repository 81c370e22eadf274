import { choiceNames, type OptionChoice, optionNames } from '../catalog/editing/find-options.ts';
import { cellOf, type GoodsLine, type KnownNames, type RowFault } from './row-faults.ts';
import { readVariantCell } from './variant-cell.ts';

export const choicesOf = (row: GoodsLine): readonly OptionChoice[] =>
  readVariantCell(cellOf(row, 'variant')) ?? [];

/** Whether a row is a further variant of the new goods of the row before it. */
const isFurther = (row: GoodsLine, before: GoodsLine | undefined): boolean =>
  before !== undefined &&
  cellOf(row, 'variant') !== '' &&
  cellOf(before, 'variant') !== '' &&
  cellOf(row, 'name') === cellOf(before, 'name');

/** New goods with the rows of their variants. Rows that follow each other under one name belong together. */
export function groupVariants(rows: readonly GoodsLine[]): readonly (readonly GoodsLine[])[] {
  const groups: GoodsLine[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && isFurther(row, last.at(-1))) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

const fault = ({ line }: GoodsLine, reason: RowFault['reason']): RowFault => ({
  line,
  column: 'variant',
  reason,
});

/** Variants of the same goods need the same options and different values. */
function faultsAmong(rows: readonly GoodsLine[], options: string): readonly RowFault[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const choices = choicesOf(row);
    if (choices.length === 0) return [];
    if (optionNames(choices) !== options) return [fault(row, 'notOptions')];
    const names = choiceNames(choices);
    if (seen.has(names)) return [fault(row, 'repeated')];
    seen.add(names);
    return [];
  });
}

/** Whether a row adds a variant to goods that exist, or changes the one with these values. */
export const isNamedByOptions = (row: GoodsLine): boolean =>
  cellOf(row, 'goodsId') !== '' && cellOf(row, 'skuId') === '' && cellOf(row, 'variant') !== '';

/** What is wrong between rows, each of which is right by itself. */
export function faultsBetween(rows: readonly GoodsLine[], known: KnownNames): readonly RowFault[] {
  const created = groupVariants(rows.filter((row) => cellOf(row, 'goodsId') === ''));
  const added = Map.groupBy(rows.filter(isNamedByOptions), (row) => cellOf(row, 'goodsId'));
  return [
    ...created.flatMap((group) => faultsAmong(group, optionNames(group[0] ? choicesOf(group[0]) : []))),
    ...[...added].flatMap(([goodsId, group]) => faultsAmong(group, known.optionsOf(goodsId))),
  ];
}
