/** How old the answers to visitors are: goods get a new name again and again, and visitors read it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, sellerGoodsInfo } from '@openmall/sdk';
import { openDatabase } from '../../db/open-database.ts';

const CHANGE_MS = 200;
const READ_MS = 50;
const CALL_LIMIT_MS = 5_000;

interface Watched {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly goodsId: string;
}

const nameOf = (number: number) => `Lamp ${number}`;
const numberIn = (name = '') => Number(/^Lamp (\d+)$/.exec(name)?.[1]);

/** Keeps when each name was committed, and finds how long one that was read had been out of date. */
export function createAges() {
  const committedAt = new Map<number, number>();
  let oldest = 0;
  return {
    commit: (number: number, at: number) => void committedAt.set(number, at),
    /** A read that began at `startedAt` has shown the name with this number. */
    read: (number: number, startedAt: number) => {
      for (const [later, at] of committedAt) if (later > number) oldest = Math.max(oldest, startedAt - at);
    },
    oldest: () => oldest,
  };
}

/** Changes and reads until `stop`, which returns the greatest age in milliseconds. */
export async function watchAnswers({ baseUrl, databaseUrl, goodsId }: Watched) {
  const { db, close } = await openDatabase({ dataFolder: '', databaseUrl });
  const transport = createTransport({ baseUrl, getLang: () => 'en', retries: 0, timeoutMs: CALL_LIMIT_MS });
  const ages = createAges();
  let isStopped = false;
  const keepChanging = async () => {
    // Later drills go on with greater numbers. A change without an answer may have been made or not: it gives no age.
    for (let number = Date.now(); !isStopped; number += 1) {
      const change = db
        .updateTable('goods')
        .set({ name: nameOf(number) })
        .where('id', '=', goodsId);
      const isMade = await change.execute().then(
        () => true,
        () => false,
      );
      if (isMade) ages.commit(number, performance.now());
      await sleep(CHANGE_MS);
    }
  };
  const keepReading = async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      const goods = await sellerGoodsInfo(transport, { sellerGoodsId: goodsId }).catch(() => undefined);
      const number = numberIn(goods?.name);
      if (Number.isInteger(number)) ages.read(number, startedAt);
      await sleep(READ_MS);
    }
  };
  const ended = Promise.all([keepChanging(), keepReading()]);
  return {
    stop: async (): Promise<number> => {
      isStopped = true;
      await ended;
      await close();
      return ages.oldest();
    },
  };
}
