import { cartMerge, cartPut, isApiError, type CartLeftOut, type Transport } from '@openmall/sdk';
import { reportError } from '../../../shared/errors/report-error.ts';
import { i18n, textOr } from '../../../shared/i18n/i18n.ts';
import { loadNamespaces } from '../../../shared/i18n/load-translations.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { lineKey } from '../cart-lines.ts';
import { cart } from '../cart-store.ts';
import { linesText, type SyncedLine } from './merge-lines.ts';

/** Limit of a call. */
const MAX_LINES = 100;

/** Refusals because of a line. */
const lineErrors: ReadonlySet<string> = new Set([
  'goodsNotFound',
  'productRemoved',
  'skuNotFound',
  'aboveMaximumQuantity',
  'cartLimit',
]);

const parts = (lines: readonly SyncedLine[]): readonly (readonly SyncedLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / MAX_LINES) }, (_, index) =>
    lines.slice(index * MAX_LINES, (index + 1) * MAX_LINES),
  );

/** Sends lines. Where one of them is refused, each by itself: the others are taken, and the buyer is told why. */
async function put(transport: Transport, lines: readonly SyncedLine[]): Promise<void> {
  try {
    await cartPut(transport, { lines: linesText(lines) });
  } catch (error) {
    if (!isApiError(error) || !lineErrors.has(error.key)) throw error;
    if (lines.length === 1) return reportError(error);
    for (const line of lines) await put(transport, [line]);
  }
}

/** Sends changes. */
export async function putLines(transport: Transport, changes: readonly SyncedLine[]): Promise<void> {
  for (const part of parts(changes)) await put(transport, part);
}

async function reportLeftOut({ sellerGoodsId: id, skuId, problem }: CartLeftOut): Promise<void> {
  const name = cart.get().find((item) => lineKey(item) === lineKey({ id, skuId }))?.name;
  await loadNamespaces('errors').catch(() => undefined);
  const text = textOr('errors', problem, i18n.t('systemError', { ns: 'errors' }));
  toast.info(name ? `${name}: ${text}` : text);
}

/** Merges the cart of this device into that of the account, and tells what was left out. */
export async function mergeLines(transport: Transport, lines: readonly SyncedLine[]): Promise<void> {
  for (const part of parts(lines)) {
    const { leftOut } = await cartMerge(transport, { lines: linesText(part) });
    await Promise.all(leftOut.map(reportLeftOut));
  }
}
