import type { OperationId } from '@openmall/sdk';
import { type ChangeWatch, type Shown, watchChanges } from '../../domain/catalog/changes/watch-changes.ts';
import type { CatalogChanges, ChangePosition } from '../../domain/catalog/changes/read-changes.ts';
import type { Body } from './answers.ts';
import { createTimedCache } from './timed-cache.ts';

/** A longer life shows prices and stock that are no longer true. */
const LIFE_MS = 1_000;
/** The life of answers whose changes are known. Meanwhile counters, such as views, may be old. */
const LONG_LIFE_MS = 60_000;
/** A replica's answer may be half a second old already. */
const LAG_OF_REPLICAS_MS = 500;

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

interface CacheOptions {
  /** Reads the changes of the catalog. Without it, no answer lives longer than a second. */
  readonly readChanges?: (since: ChangePosition | undefined) => Promise<CatalogChanges>;
  /** Whether replicas make answers, too. */
  readonly hasReplicas?: boolean;
  /** A clock that never steps back. */
  readonly elapsedMs?: () => number;
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
