/** What a page says about itself, and pages of goods under every sort. */
import type { Operation } from '../../../contract/operations.ts';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import type { Exchange } from '../../../target/exchange.ts';
import { aboutOperations } from '../../support/define-check.ts';
import {
  forEachOperation,
  prepareShared,
  recordPreconditionError,
  sampleOf,
} from '../../support/for-each-operation.ts';
import { readerOf, sizeField, type Reader } from '../paging.ts';
import { bases, listsGoods } from '../sorting.ts';

interface PageFigures {
  readonly pageNum?: number;
  readonly pageSize?: number;
  readonly totalElements?: number;
  readonly totalPage?: number;
}

/** The figures of both forms of a page: under `pageInfo`, or beside the rows. */
function figuresOf({ envelope }: Exchange): PageFigures {
  const data = (envelope?.data ?? {}) as {
    pageInfo?: PageFigures;
    thisPageNumber?: number;
  } & PageFigures;
  return (
    data.pageInfo ?? { ...data, ...(data.thisPageNumber !== undefined && { pageNum: data.thisPageNumber }) }
  );
}

function faultOf(figures: PageFigures, page: number, size: number): string | undefined {
  const { pageNum, pageSize, totalElements, totalPage } = figures;
  if (pageNum !== undefined && pageNum !== page) return `says page ${pageNum} of page ${page}`;
  if (pageSize !== undefined && pageSize !== size)
    return `says a page size of ${pageSize}, asked for ${size}`;
  if (totalPage === undefined || totalElements === undefined) return undefined;
  const pages = Math.ceil(totalElements / size);
  // An empty list may have one empty page.
  const isRight = totalPage === pages || (totalElements === 0 && totalPage === 1);
  return isRight ? undefined : `says ${totalPage} pages for ${totalElements} rows on pages of ${size}`;
}

async function tryFigures(context: CheckContext, operation: Operation): Promise<void> {
  if (sizeField(operation) === undefined) return;
  const read = readerOf(context, operation, await prepareShared(context, operation));
  for (const [page, size] of [
    [1, 7],
    [2, 3],
  ] as const) {
    const { exchange } = await read(page, size);
    context.expect(operation.id, faultOf(figuresOf(exchange), page, size), exchange);
  }
}

const PAGE_SIZE = 8;

async function trySort(context: CheckContext, { id }: Operation, sort: string, read: Reader): Promise<void> {
  const whole = await read(1, 3 * PAGE_SIZE);
  const pages = [await read(1, PAGE_SIZE), await read(2, PAGE_SIZE), await read(3, PAGE_SIZE)];
  const joined = pages.flatMap(({ rows }) => rows);
  const shown = [whole, ...pages].map(({ exchange }) => exchange);
  const twice = joined.find((row, index) => joined.indexOf(row) !== index);
  context.expect(id, twice && `sorted by ${sort}, shows ${twice} on two pages`, ...shown);
  const apart = whole.rows.findIndex((row, index) => row !== joined[index]);
  const message = `sorted by ${sort}, has another row ${apart + 1} on pages of ${PAGE_SIZE} than on one page`;
  context.expect(id, apart >= 0 ? message : undefined, ...shown);
}

const sorts = ['isPrice=1', 'isPrice=2', 'isNew=1', 'isNew=2', 'isHot=1', 'isHot=2'];

/** Many goods share a price, a date or a number of sales: without a last resort their order may change. */
async function checkSortedPages(context: CheckContext): Promise<void> {
  for (const [id, input] of await bases(context)) {
    const operation = context.operations.find((item) => item.id === id);
    if (!operation) continue;
    for (const sort of sampleOf(context, sorts)) {
      const [name = '', value = ''] = sort.split('=');
      const read = readerOf(context, operation, { caller: undefined, input: { ...input, [name]: value } });
      await trySort(context, operation, sort, read).catch((error: unknown) =>
        recordPreconditionError(context, operation, error),
      );
    }
  }
}

const paging = { area: 'paging', level: 'must' } as const;

export const pageFigureChecks: readonly ActiveCheck[] = [
  {
    ...paging,
    id: 'page.figures',
    requirement: 'A page says the number, the size and the count of pages that were asked for.',
    source: 'spec §7',
    run: (context) =>
      forEachOperation(
        context,
        (operation) => tryFigures(context, operation),
        context.operations.filter(({ paging: pages }) => pages),
      ),
  },
  {
    ...paging,
    id: 'page.sorted',
    requirement: 'Pages of goods join without a gap or a repetition under every sort, also among equals.',
    source: 'contract',
    run: aboutOperations(listsGoods, checkSortedPages),
  },
];
