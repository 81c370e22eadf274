import {
  merchantGoodsBulkEdit,
  type MerchantGoodsBulkRow,
  type MerchantGoodsChange,
  merchantGoodsList,
  type MerchantGoodsListParams,
} from '@openmall/sdk/merchant';
import { session } from '../session.ts';

/** Goods of a call. */
const PART = 50;

interface Run {
  readonly goodsIds: readonly string[];
  readonly isTrial: boolean;
  readonly change: MerchantGoodsChange;
  readonly onProgress: (done: number) => void;
}

/** Sends a change in parts, one after the other, so that many goods show their progress. */
export async function sendChange({ goodsIds, isTrial, change, onProgress }: Run) {
  const rows: MerchantGoodsBulkRow[] = [];
  for (let from = 0; from < goodsIds.length; from += PART) {
    const part = goodsIds.slice(from, from + PART);
    const { results } = await merchantGoodsBulkEdit(session.transport, { goodsIds: part, isTrial, change });
    rows.push(...results);
    onProgress(rows.length);
  }
  return rows;
}

const PAGE = 100;

/** The ids of all goods that the filters of the list match, not only of the page on the screen. */
export async function idsOfAll(filter: MerchantGoodsListParams, total: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let pageNum = 1; ids.length < total; pageNum += 1) {
    const page = { ...filter, pageNum, pageSize: PAGE };
    const { pageList } = await merchantGoodsList(session.transport, page);
    if (pageList.length === 0) break;
    ids.push(...pageList.map(({ id }) => id));
  }
  return ids;
}
