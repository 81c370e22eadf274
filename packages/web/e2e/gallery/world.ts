/** A mall with a buyer, a store and staff who have data on every page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuyerWithHistory, UNPAID_GOODS, type BuyerHistory } from '../buyer-history.ts';
import { openMall, type Mall } from '../mall.ts';
import { openOfficeWithHistory } from '../office/history.ts';
import { openMerchant } from '../office.ts';
import { placeOrder } from '../orders.ts';
import { serveSheets, type Sheets } from './sheet/serve.ts';

/** A person of the back office: staff, the owner of a store, who has applied for one, and who has not. */
export type OfficePerson = 'staff' | 'merchant' | 'applicant' | 'newcomer';

export interface World extends BuyerHistory {
  readonly url: string;
  /** The URL of the sheets of messages. */
  readonly sheets: string;
  /** The session of each person of the back office, if it is wanted. */
  readonly office?: Readonly<Record<OfficePerson, string>> | undefined;
  /** This world with a new unpaid order, because the mall cancels unpaid orders after half an hour. */
  readonly renewed: () => Promise<World>;
  readonly close: () => Promise<void>;
}

const RENEW_MS = 15 * 60_000;

function renewing(mall: Mall, world: Omit<World, 'renewed'>): World {
  let placedAt = Date.now();
  let current: World = { ...world, renewed };
  async function renewed(): Promise<World> {
    if (Date.now() - placedAt > RENEW_MS) {
      const unpaid = await placeOrder(mall, world.buyer, UNPAID_GOODS);
      placedAt = Date.now();
      current = { ...current, orders: { ...current.orders, unpaid } };
    }
    return current;
  }
  return current;
}

/** A session of each person, with records in every list. */
async function openOffice(mall: Mall, { buyer }: BuyerHistory): Promise<World['office']> {
  const { owner, store, applicant } = await openOfficeWithHistory(mall);
  const newcomer = await openMerchant(mall, buyer);
  return { staff: owner.token, merchant: store.token, applicant, newcomer: newcomer.token };
}

export async function makeWorld({ withOffice }: { readonly withOffice: boolean }): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-gallery-'));
  const mall = await openMall(folder);
  let sheets: Sheets | undefined;
  const close = async () => {
    await Promise.all([mall.stop('SIGTERM'), sheets?.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    sheets = await serveSheets();
    const history = await openBuyerWithHistory(mall);
    const office = withOffice ? await openOffice(mall, history) : undefined;
    return renewing(mall, { ...history, url: mall.url, sheets: sheets.url, office, close });
  } catch (cause) {
    await close();
    throw cause;
  }
}
