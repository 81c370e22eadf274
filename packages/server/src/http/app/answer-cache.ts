import type { OperationId } from '@openmall/sdk';
import type { Body } from './answers.ts';

/** A shorter life costs hits, a longer one shows prices and stock that are no longer true. */
const LIFE_MS = 1_000;
/** A replica's answer may be half a second old already. */
const LIFE_WITH_REPLICAS_MS = 500;
/** Some 20 MB of lists. */
const MAX_ANSWERS = 1_000;

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

/** Keeps the answers to visitors, so that none is older than a second. */
export interface AnswerCache {
  /** The kept answer, or the one that `make` makes. Calls that come meanwhile wait for the same one. */
  readonly take: (key: string, make: () => Promise<Body>) => Promise<Body>;
  /** Forgets all answers, because this server has changed the catalog. Others forget theirs within a second. */
  readonly clear: () => void;
}

interface Kept {
  readonly body: Promise<Body>;
  readonly until: number;
}

interface CacheOptions {
  /** Whether replicas make answers, too. */
  readonly hasReplicas?: boolean;
  /** A clock that never steps back. */
  readonly elapsedMs?: () => number;
}

export function createAnswerCache(options: CacheOptions = {}): AnswerCache {
  const { hasReplicas = false, elapsedMs = () => performance.now() } = options;
  const lifeMs = hasReplicas ? LIFE_WITH_REPLICAS_MS : LIFE_MS;
  const kept = new Map<string, Kept>();
  // All live equally long, so the oldest come first.
  const forgetOld = (now: number) => {
    for (const [key, { until }] of kept) {
      if (until > now && kept.size < MAX_ANSWERS) return;
      kept.delete(key);
    }
  };
  return {
    take: (key, make) => {
      const now = elapsedMs();
      const known = kept.get(key);
      if (known && known.until > now) return known.body;
      kept.delete(key);
      forgetOld(now);
      const own: Kept = { body: make(), until: now + lifeMs };
      kept.set(key, own);
      // A refusal or failure is not kept.
      own.body.catch(() => kept.get(key) === own && kept.delete(key));
      return own.body;
    },
    clear: () => kept.clear(),
  };
}
