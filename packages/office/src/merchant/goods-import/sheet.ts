import {
  merchantGoodsImportRows,
  type MerchantGoodsFault,
  type MerchantGoodsLine,
} from '@openmall/sdk/merchant';
import { parseCsv } from '../../shared/parse-csv.ts';
import { session } from '../session.ts';

export const COLUMNS = [
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
] as const;

const MAX_ROWS = 10_000;
/** Rows of a call. */
const PART = 500;

export type Sheet =
  { readonly rows: readonly MerchantGoodsLine[] } | { readonly problem: 'badFile' | 'tooManyRows' };

/** An export puts an apostrophe in front of what a spreadsheet would run as a formula. */
const cellText = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** The rows of a file by the names in its first line. Columns with other names are left out. */
export function sheetOf(text: string): Sheet {
  const [head, ...body] = parseCsv(text);
  const names = head?.cells.map((name) => name.trim()) ?? [];
  if (!COLUMNS.some((column) => names.includes(column)) || body.length === 0) return { problem: 'badFile' };
  if (body.length > MAX_ROWS) return { problem: 'tooManyRows' };
  const used = COLUMNS.filter((column) => names.includes(column));
  const rows = body.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(used.map((column) => [column, cellText(cells[names.indexOf(column)] ?? '')])),
  }));
  return { rows };
}

export interface ImportResult {
  readonly created: number;
  readonly changed: number;
  readonly faults: readonly MerchantGoodsFault[];
}

interface Run {
  readonly rows: readonly MerchantGoodsLine[];
  readonly isTrial: boolean;
  /** The same for each try of a file, so that a repeated one creates nothing twice. */
  readonly requestToken: string;
  readonly onProgress: (done: number) => void;
}

/** Whether a row is a further variant of the goods of the row before it, so that both go into one part. */
const isFurther = (row: MerchantGoodsLine, before: MerchantGoodsLine | undefined): boolean =>
  Boolean(row.variant && before?.variant) && !row.goodsId && row.name === before?.name;

/** Where the part that begins at a row ends: at most `PART` rows, with the variants of new goods together. */
function endOfPart(rows: readonly MerchantGoodsLine[], from: number): number {
  let end = Math.min(from + PART, rows.length);
  while (end < rows.length && end > from + 1) {
    const row = rows[end];
    if (!row || !isFurther(row, rows[end - 1])) break;
    end -= 1;
  }
  return end > from + 1 ? end : Math.min(from + PART, rows.length);
}

/** Sends the rows in parts, one after the other. */
export async function sendRows({ rows, isTrial, requestToken, onProgress }: Run): Promise<ImportResult> {
  let result: ImportResult = { created: 0, changed: 0, faults: [] };
  for (let from = 0, end = 0; from < rows.length; from = end) {
    end = endOfPart(rows, from);
    const part = rows.slice(from, end);
    const answer = await merchantGoodsImportRows(session.transport, { requestToken, isTrial, rows: part });
    result = {
      created: result.created + answer.created,
      changed: result.changed + answer.changed,
      faults: [...result.faults, ...answer.faults],
    };
    onProgress(end);
  }
  return result;
}
