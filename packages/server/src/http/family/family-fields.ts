import type { OperationId } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { currencyOfBank } from '../../domain/payments/third-party.ts';
import type { Fields } from '../input/read-fields.ts';

/**
 * Translates what existing clients send into what the contract expects. Calls of the contract itself are not
 * translated: there, a value outside its bounds is refused.
 */

const INTEGER = /^[+-]?\d{1,400}$/;
const MAX_PAGE = 10_000;
const [MIN_SIZE, USUAL_SIZE, MAX_SIZE] = [2, 50, 100];

/**
 * The page that servers of this family return for a number out of range. Other texts stay unchanged and are refused.
 */
function clampPage(text: string): string {
  if (!INTEGER.test(text)) return text;
  const page = Number(text);
  return page < 1 || page > MAX_PAGE ? '1' : text;
}

function clampSize(text: string): string {
  if (!INTEGER.test(text)) return text;
  const size = Number(text);
  if (size < MIN_SIZE) return String(USUAL_SIZE);
  return size > MAX_SIZE ? String(MAX_SIZE) : text;
}

/** The reasons to cancel are numbered from 1 by existing clients, and from 0 by the contract. */
function cancelReason(text: string): string {
  if (!/^[1-9]$/.test(text)) return text;
  return String(Math.min(Number(text), 5) - 1);
}

const COIN = /^(usdt|usdc|btc|eth)$/i;
const NETWORK = /^(trc20|erc20|omni)$/i;
const inCapitals = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text.toUpperCase() : text);
const coin = inCapitals(COIN);

const TRANSLATIONS: Readonly<Record<string, (text: string) => string>> = {
  pageNum: clampPage,
  page_no: clampPage,
  pageSize: clampSize,
  page_size: clampSize,
  coin,
  symbol: coin,
  currency: coin,
  channel: coin,
  blockchain_name: inCapitals(NETWORK),
};

/** Clients send the URL of an upload back with the base path that the answer had. */
const plainUpload = (text: string): string => text.replace(/^\/wap(?=\/uploads\/)/, '');

const plainUploads = (value: unknown): unknown => {
  if (typeof value === 'string') return plainUpload(value);
  if (Array.isArray(value)) return value.map(plainUploads);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainUploads(item)]));
};

function translate(id: OperationId, name: string, text: string): string {
  if (id === 'orderCancel' && name === 'returnReason') return cancelReason(text);
  const translation = Object.hasOwn(TRANSLATIONS, name) ? TRANSLATIONS[name] : undefined;
  return plainUpload(translation?.(text) ?? text);
}

/** The fields of a call of an existing client, as the contract has them. */
export async function translateFields({ db }: AppContext, id: OperationId, fields: Fields): Promise<Fields> {
  const texts = new Map([...fields.texts].map(([name, text]) => [name, translate(id, name, text)]));
  // Existing clients send the price of the goods, which the servers of the family ignore: they refund the whole order.
  if (id === 'orderReturns' && !texts.has('lines')) texts.delete('money');
  const bank = texts.get('frenchCurrency');
  if (id === 'thirdPartyRechargeRecharge' && bank !== undefined) {
    texts.set('frenchCurrency', (await currencyOfBank(db, bank)) ?? bank);
  }
  return { ...fields, texts, json: plainUploads(fields.json) };
}
