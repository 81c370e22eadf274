import type { OperationId } from '@openmall/sdk';
import { type ChangeWatch, type Shown, watchChanges } from '../../domain/catalog/changes/watch-changes.ts';
import type { CatalogChanges, ChangePosition } from '../../domain/catalog/changes/read-changes.ts';
import type { Body } from './answers.ts';

/** A longer life shows prices and stock that are no longer true. */
const LIFE_MS = 1_000;
/** The life of answers whose changes are known. Meanwhile counters, such as views, may be old. */
const LONG_LIFE_MS = 60_000;
/** A replica's answer may be half a second old already. */
const LAG_OF_REPLICAS_MS = 500;
const MAX_BYTES = 32_000_000;
/** What an answer takes besides its text. */
const ENTRY_BYTES = 1_000;

/** What visitors read of the catalog. Their answers are the same for everyone who asks in the same language. */
const KEPT: ReadonlySet<OperationId> = new Set<OperationId>([
  'bannerBannerList',
  'categoryList',
  'categoryRecommend',
  'categorySellerTree',
  'categoryTree',
  'evaluationCountType',
  'evaluationList',
  'goodsQuestionList',
  'indexHome',
  'sellerGoodsFacets',
  'sellerGoodsInfo',
  'sellerGoodsList',
  'sellerGoodsPopularSearches',
  'sellerGoodsRecommendNew',
  'sellerGoodsSearchKeyword',
  'sellerInfo',
  'sellerList',
]);

export const isCatalogRead = (id: OperationId): boolean => KEPT.has(id);

export const isKeptFor = (id: OperationId, token: string | undefined): boolean =>
  token === undefined && KEPT.has(id);

/** What an answer shows, if the database notes its changes. */
export function shownBy(id: OperationId, texts: ReadonlyMap<string, string>): Shown | undefined {
  if (id === 'sellerGoodsSearchKeyword') return 'search';
  const goodsId = id === 'sellerGoodsInfo' ? texts.get('sellerGoodsId') : undefined;
  return goodsId === undefined ? undefined : { goodsId };
}

/** Keeps the answers to visitors, so that none misses a change of more than a second ago. */
export interface AnswerCache {
  /**
   * The kept answer, or the one that `make` makes. Calls that come meanwhile wait for the same one. With `shown`, it is
   * kept until that changes.
   */
  readonly take: (key: string, make: () => Promise<Body>, shown?: Shown) => Promise<Body>;
  /** Forgets all answers, because this server has changed the catalog. Others forget theirs within a second. */
  readonly clear: () => void;
}

interface Kept {
  readonly body: Promise<Body>;
  readonly madeAt: number;
  /** 0 until the answer is made. */
  bytes: number;
}

interface CacheOptions {
  /** Reads the changes of the catalog. Without it, no answer lives longer than a second. */
  readonly readChanges?: (since: ChangePosition | undefined) => Promise<CatalogChanges>;
  /** Whether replicas make answers, too. */
  readonly hasReplicas?: boolean;
  /** A clock that never steps back. */
  readonly elapsedMs?: () => number;
}

/** Answers that live equally long. When they take too much memory, the oldest go first. */
function createTimedCache(lifeMs: number, elapsedMs: () => number) {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const forget = (key: string, { bytes: freed }: Kept) => {
    kept.delete(key);
    bytes -= freed;
  };
  const forgetOld = () => {
    const now = elapsedMs();
    for (const [key, old] of kept) {
      if (old.madeAt + lifeMs > now && bytes <= MAX_BYTES) return;
      forget(key, old);
    }
  };
  /** A refusal or failure is not kept. */
  const weigh = (key: string, own: Kept) => {
    const isKept = () => kept.get(key) === own;
    own.body.then(
      (body) => {
        if (!isKept()) return;
        own.bytes = body.bytes.byteLength + ENTRY_BYTES;
        bytes += own.bytes;
        forgetOld();
      },
      () => isKept() && forget(key, own),
    );
  };
  return {
    /** The answer, if it was made after `validFrom`. Otherwise `make` makes it. */
    take: (key: string, make: () => Promise<Body>, validFrom = -Infinity): Promise<Body> => {
      const now = elapsedMs();
      const known = kept.get(key);
      if (known && known.madeAt + lifeMs > now && known.madeAt > validFrom) return known.body;
      if (known) forget(key, known);
      forgetOld();
      const own: Kept = { body: make(), madeAt: now, bytes: 0 };
      kept.set(key, own);
      weigh(key, own);
      return own.body;
    },
    clear: () => {
      kept.clear();
      bytes = 0;
    },
  };
}

export function createAnswerCache(options: CacheOptions = {}): AnswerCache {
  const { readChanges, hasReplicas = false, elapsedMs = () => performance.now() } = options;
  const lagMs = hasReplicas ? LAG_OF_REPLICAS_MS : 0;
  const lifeMs = LIFE_MS - lagMs;
  const watch: ChangeWatch | undefined =
    readChanges &&
    watchChanges({ read: readChanges, maxAgeMs: lifeMs, lagMs, memoryMs: LONG_LIFE_MS, elapsedMs });
  const brief = createTimedCache(lifeMs, elapsedMs);
  const lasting = createTimedCache(LONG_LIFE_MS, elapsedMs);
  return {
    take: async (key, make, shown) => {
      if (!watch || !shown) return brief.take(key, make);
      const isKnown = await watch.catchUp();
      const changedAt = watch.changedAt(shown);
      // Until the replicas have the change, an answer may still be the old one.
      const isSettled = isKnown && elapsedMs() > changedAt;
      return isSettled ? lasting.take(key, make, changedAt) : brief.take(key, make);
    },
    clear: () => {
      brief.clear();
      lasting.clear();
    },
  };
}
