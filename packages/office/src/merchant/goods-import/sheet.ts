import {
  merchantGoodsImportRows,
  type MerchantGoodsFault,
  type MerchantGoodsLine,
} from '@openmall/sdk/merchant';
import { parseCsv } from '../../shared/parse-csv.ts';
import { session } from '../session.ts';

export const COLUMNS = [
  'goodsId',
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

/** The rows of a file by the names in its first line. Columns with other names are left out. */
export function sheetOf(text: string): Sheet {
  const [head, ...body] = parseCsv(text);
  const names = head?.cells.map((name) => name.trim()) ?? [];
  if (!COLUMNS.some((column) => names.includes(column)) || body.length === 0) return { problem: 'badFile' };
  if (body.length > MAX_ROWS) return { problem: 'tooManyRows' };
  const used = COLUMNS.filter((column) => names.includes(column));
  const rows = body.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(used.map((column) => [column, cells[names.indexOf(column)] ?? ''])),
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

/** Sends the rows in parts, one after the other. */
export async function sendRows({ rows, isTrial, requestToken, onProgress }: Run): Promise<ImportResult> {
  let result: ImportResult = { created: 0, changed: 0, faults: [] };
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART);
    const answer = await merchantGoodsImportRows(session.transport, { requestToken, isTrial, rows: part });
    result = {
      created: result.created + answer.created,
      changed: result.changed + answer.changed,
      faults: [...result.faults, ...answer.faults],
    };
    onProgress(from + part.length);
  }
  return result;
}
