// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
import * as operations from '../../operation-functions.ts';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  BannerBannerListOk,
  BannerBannerListParams,
  HelpPageInfoOk,
  HelpPageInfoParams,
  LotteryGetCurrentActivityOk,
  NewsDetailNewsOk,
  NewsDetailNewsParams,
  NewsListNewsOk,
  NewsListNewsParams,
  SubscribeAddOk,
  SubscribeAddParams,
} from '../openmall.schemas.ts';

import { useCall } from '../../../hooks/use-call.ts';
import type { ErrorType } from '../../../hooks/use-call.ts';
import { withPaging } from '../../../hooks/with-paging.ts';

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 * @summary List the banners of the home page
 */
export const useBannerBannerListHook = () => {
  const bannerBannerList = useCall<BannerBannerListOk>(operations.bannerBannerList);

  return useCallback(
    (params: BannerBannerListParams, signal?: AbortSignal) => {
      return bannerBannerList(params, signal);
    },
    [bannerBannerList],
  );
};

export const getBannerBannerListQueryKey = (params?: BannerBannerListParams) => {
  return ['bannerBannerList', ...(params ? [params] : [])] as const;
};

export const useBannerBannerListQueryOptions = <
  TData = DataOf<'bannerBannerList'>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'bannerBannerList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getBannerBannerListQueryKey(params);

  const bannerBannerList = useBannerBannerListHook();

  const queryFn: QueryFunction<DataOf<'bannerBannerList'>> = ({ signal }) => bannerBannerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.bannerBannerList,
  );

  return customOptions as UseQueryOptions<DataOf<'bannerBannerList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type BannerBannerListQueryResult = NonNullable<DataOf<'bannerBannerList'>>;
export type BannerBannerListQueryError = ErrorType<'bannerBannerList'>;

/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 * Calls `bannerBannerList`.
 */
export function useBannerBannerList<
  TData = DataOf<'bannerBannerList'>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'bannerBannerList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'bannerBannerList'>, TError, DataOf<'bannerBannerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 * Calls `bannerBannerList`.
 */
export function useBannerBannerList<
  TData = DataOf<'bannerBannerList'>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'bannerBannerList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'bannerBannerList'>, TError, DataOf<'bannerBannerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 * Calls `bannerBannerList`.
 */
export function useBannerBannerList<
  TData = DataOf<'bannerBannerList'>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'bannerBannerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 * Calls `bannerBannerList`.
 */
export function useBannerBannerList<
  TData = DataOf<'bannerBannerList'>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'bannerBannerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useBannerBannerListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asks an e-mail address whether it wants the coupon newsletter, which starts once the link in that e-mail is confirmed. Each address can subscribe once, whatever its letters' case; the e-mail is sent again at the earliest after ten minutes. Anyone may call.
 * @summary Subscribe to the coupon newsletter
 */
export const useSubscribeAddHook = () => {
  const subscribeAdd = useCall<SubscribeAddOk>(operations.subscribeAdd);

  return useCallback(
    (params: SubscribeAddParams, signal?: AbortSignal) => {
      return subscribeAdd(params, signal);
    },
    [subscribeAdd],
  );
};

export const getSubscribeAddMutationKey = () => ['subscribeAdd'] as const;

export const useSubscribeAddMutationOptions = <
  TError = ErrorType<'subscribeAdd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'subscribeAdd'>, TError, SubscribeAddMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'subscribeAdd'>, TError, SubscribeAddMutationVariables, TContext> => {
  const mutationKey = getSubscribeAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const subscribeAdd = useSubscribeAddHook();

  const mutationFn: MutationFunction<DataOf<'subscribeAdd'>, SubscribeAddMutationVariables> = (props) => {
    const { params } = props ?? {};

    return subscribeAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type SubscribeAddMutationResult = NonNullable<DataOf<'subscribeAdd'>>;

export type SubscribeAddMutationError = ErrorType<'subscribeAdd'>;
export type SubscribeAddMutationVariables = { params: SubscribeAddParams };

/**
 * Asks an e-mail address whether it wants the coupon newsletter, which starts once the link in that e-mail is confirmed. Each address can subscribe once, whatever its letters' case; the e-mail is sent again at the earliest after ten minutes. Anyone may call.
 * Calls `subscribeAdd`.
 *
 * Its errors, besides those of every operation:
 * - `emailAlreadySubscribed`: This e-mail address has already subscribed.
 */
export const useSubscribeAdd = <TError = ErrorType<'subscribeAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'subscribeAdd'>, TError, SubscribeAddMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'subscribeAdd'>, TError, SubscribeAddMutationVariables, TContext> => {
  return useMutation(useSubscribeAddMutationOptions(options), queryClient);
};
/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 * @summary Show the mall's own text of a help page
 */
export const useHelpPageInfoHook = () => {
  const helpPageInfo = useCall<HelpPageInfoOk>(operations.helpPageInfo);

  return useCallback(
    (params: HelpPageInfoParams, signal?: AbortSignal) => {
      return helpPageInfo(params, signal);
    },
    [helpPageInfo],
  );
};

export const getHelpPageInfoQueryKey = (params?: HelpPageInfoParams) => {
  return ['helpPageInfo', ...(params ? [params] : [])] as const;
};

export const useHelpPageInfoQueryOptions = <
  TData = DataOf<'helpPageInfo'>,
  TError = ErrorType<'helpPageInfo'>,
>(
  params: HelpPageInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'helpPageInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getHelpPageInfoQueryKey(params);

  const helpPageInfo = useHelpPageInfoHook();

  const queryFn: QueryFunction<DataOf<'helpPageInfo'>> = ({ signal }) => helpPageInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.helpPageInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'helpPageInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type HelpPageInfoQueryResult = NonNullable<DataOf<'helpPageInfo'>>;
export type HelpPageInfoQueryError = ErrorType<'helpPageInfo'>;

/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 * Calls `helpPageInfo`.
 */
export function useHelpPageInfo<TData = DataOf<'helpPageInfo'>, TError = ErrorType<'helpPageInfo'>>(
  params: HelpPageInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'helpPageInfo'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'helpPageInfo'>, TError, DataOf<'helpPageInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 * Calls `helpPageInfo`.
 */
export function useHelpPageInfo<TData = DataOf<'helpPageInfo'>, TError = ErrorType<'helpPageInfo'>>(
  params: HelpPageInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'helpPageInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'helpPageInfo'>, TError, DataOf<'helpPageInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 * Calls `helpPageInfo`.
 */
export function useHelpPageInfo<TData = DataOf<'helpPageInfo'>, TError = ErrorType<'helpPageInfo'>>(
  params: HelpPageInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'helpPageInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 * Calls `helpPageInfo`.
 */
export function useHelpPageInfo<TData = DataOf<'helpPageInfo'>, TError = ErrorType<'helpPageInfo'>>(
  params: HelpPageInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'helpPageInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useHelpPageInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 * @summary Show the current lucky draw
 */
export const useLotteryGetCurrentActivityHook = () => {
  const lotteryGetCurrentActivity = useCall<LotteryGetCurrentActivityOk>(
    operations.lotteryGetCurrentActivity,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return lotteryGetCurrentActivity(undefined, signal);
    },
    [lotteryGetCurrentActivity],
  );
};

export const getLotteryGetCurrentActivityQueryKey = () => {
  return ['lotteryGetCurrentActivity'] as const;
};

export const useLotteryGetCurrentActivityQueryOptions = <
  TData = DataOf<'lotteryGetCurrentActivity'>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'lotteryGetCurrentActivity'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLotteryGetCurrentActivityQueryKey();

  const lotteryGetCurrentActivity = useLotteryGetCurrentActivityHook();

  const queryFn: QueryFunction<DataOf<'lotteryGetCurrentActivity'>> = ({ signal }) =>
    lotteryGetCurrentActivity(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.lotteryGetCurrentActivity,
  );

  return customOptions as UseQueryOptions<DataOf<'lotteryGetCurrentActivity'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LotteryGetCurrentActivityQueryResult = NonNullable<DataOf<'lotteryGetCurrentActivity'>>;
export type LotteryGetCurrentActivityQueryError = ErrorType<'lotteryGetCurrentActivity'>;

/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 * Calls `lotteryGetCurrentActivity`.
 *
 * Its errors, besides those of every operation:
 * - `noLotteryRunning`: No lucky draw is running.
 */
export function useLotteryGetCurrentActivity<
  TData = DataOf<'lotteryGetCurrentActivity'>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'lotteryGetCurrentActivity'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'lotteryGetCurrentActivity'>,
          TError,
          DataOf<'lotteryGetCurrentActivity'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 * Calls `lotteryGetCurrentActivity`.
 *
 * Its errors, besides those of every operation:
 * - `noLotteryRunning`: No lucky draw is running.
 */
export function useLotteryGetCurrentActivity<
  TData = DataOf<'lotteryGetCurrentActivity'>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'lotteryGetCurrentActivity'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'lotteryGetCurrentActivity'>,
          TError,
          DataOf<'lotteryGetCurrentActivity'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 * Calls `lotteryGetCurrentActivity`.
 *
 * Its errors, besides those of every operation:
 * - `noLotteryRunning`: No lucky draw is running.
 */
export function useLotteryGetCurrentActivity<
  TData = DataOf<'lotteryGetCurrentActivity'>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'lotteryGetCurrentActivity'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 * Calls `lotteryGetCurrentActivity`.
 *
 * Its errors, besides those of every operation:
 * - `noLotteryRunning`: No lucky draw is running.
 */
export function useLotteryGetCurrentActivity<
  TData = DataOf<'lotteryGetCurrentActivity'>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'lotteryGetCurrentActivity'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLotteryGetCurrentActivityQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * @summary List news of the mall
 */
export const useNewsListNewsHook = () => {
  const newsListNews = useCall<NewsListNewsOk>(operations.newsListNews);

  return useCallback(
    (params?: NewsListNewsParams, signal?: AbortSignal) => {
      return newsListNews(params, signal);
    },
    [newsListNews],
  );
};

export const getNewsListNewsInfiniteQueryKey = (params?: NewsListNewsParams) => {
  return ['infinite', 'newsListNews', ...(params ? [params] : [])] as const;
};

export const getNewsListNewsQueryKey = (params?: NewsListNewsParams) => {
  return ['newsListNews', ...(params ? [params] : [])] as const;
};

export const useNewsListNewsInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'newsListNews'>, NewsListNewsParams['pageNum']>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'newsListNews'>, TError, TData, QueryKey, NewsListNewsParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListNewsInfiniteQueryKey(params);

  const newsListNews = useNewsListNewsHook();

  const queryFn: QueryFunction<DataOf<'newsListNews'>, QueryKey, NewsListNewsParams['pageNum']> = ({
    signal,
    pageParam,
  }) => newsListNews({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newsListNews,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'newsListNews'>,
    TError,
    TData,
    QueryKey,
    NewsListNewsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsListNewsInfiniteQueryResult = NonNullable<DataOf<'newsListNews'>>;
export type NewsListNewsInfiniteQueryError = ErrorType<'newsListNews'>;

/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNewsInfinite<
  TData = InfiniteData<DataOf<'newsListNews'>, NewsListNewsParams['pageNum']>,
  TError = ErrorType<'newsListNews'>,
>(
  params: undefined | NewsListNewsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'newsListNews'>, TError, TData, QueryKey, NewsListNewsParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'newsListNews'>, TError, DataOf<'newsListNews'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNewsInfinite<
  TData = InfiniteData<DataOf<'newsListNews'>, NewsListNewsParams['pageNum']>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'newsListNews'>, TError, TData, QueryKey, NewsListNewsParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'newsListNews'>, TError, DataOf<'newsListNews'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNewsInfinite<
  TData = InfiniteData<DataOf<'newsListNews'>, NewsListNewsParams['pageNum']>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'newsListNews'>, TError, TData, QueryKey, NewsListNewsParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNewsInfinite<
  TData = InfiniteData<DataOf<'newsListNews'>, NewsListNewsParams['pageNum']>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'newsListNews'>, TError, TData, QueryKey, NewsListNewsParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useNewsListNewsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useNewsListNewsQueryOptions = <
  TData = DataOf<'newsListNews'>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newsListNews'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListNewsQueryKey(params);

  const newsListNews = useNewsListNewsHook();

  const queryFn: QueryFunction<DataOf<'newsListNews'>> = ({ signal }) => newsListNews(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newsListNews,
  );

  return customOptions as UseQueryOptions<DataOf<'newsListNews'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type NewsListNewsQueryResult = NonNullable<DataOf<'newsListNews'>>;
export type NewsListNewsQueryError = ErrorType<'newsListNews'>;

/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNews<TData = DataOf<'newsListNews'>, TError = ErrorType<'newsListNews'>>(
  params: undefined | NewsListNewsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'newsListNews'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'newsListNews'>, TError, DataOf<'newsListNews'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNews<TData = DataOf<'newsListNews'>, TError = ErrorType<'newsListNews'>>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'newsListNews'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'newsListNews'>, TError, DataOf<'newsListNews'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNews<TData = DataOf<'newsListNews'>, TError = ErrorType<'newsListNews'>>(
  params?: NewsListNewsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newsListNews'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * Calls `newsListNews`.
 */
export function useNewsListNews<TData = DataOf<'newsListNews'>, TError = ErrorType<'newsListNews'>>(
  params?: NewsListNewsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newsListNews'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useNewsListNewsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 * @summary Show a news item
 */
export const useNewsDetailNewsHook = () => {
  const newsDetailNews = useCall<NewsDetailNewsOk>(operations.newsDetailNews);

  return useCallback(
    (params: NewsDetailNewsParams, signal?: AbortSignal) => {
      return newsDetailNews(params, signal);
    },
    [newsDetailNews],
  );
};

export const getNewsDetailNewsQueryKey = (params?: NewsDetailNewsParams) => {
  return ['newsDetailNews', ...(params ? [params] : [])] as const;
};

export const useNewsDetailNewsQueryOptions = <
  TData = DataOf<'newsDetailNews'>,
  TError = ErrorType<'newsDetailNews'>,
>(
  params: NewsDetailNewsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newsDetailNews'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsDetailNewsQueryKey(params);

  const newsDetailNews = useNewsDetailNewsHook();

  const queryFn: QueryFunction<DataOf<'newsDetailNews'>> = ({ signal }) => newsDetailNews(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newsDetailNews,
  );

  return customOptions as UseQueryOptions<DataOf<'newsDetailNews'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type NewsDetailNewsQueryResult = NonNullable<DataOf<'newsDetailNews'>>;
export type NewsDetailNewsQueryError = ErrorType<'newsDetailNews'>;

/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 * Calls `newsDetailNews`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useNewsDetailNews<TData = DataOf<'newsDetailNews'>, TError = ErrorType<'newsDetailNews'>>(
  params: NewsDetailNewsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'newsDetailNews'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'newsDetailNews'>, TError, DataOf<'newsDetailNews'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 * Calls `newsDetailNews`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useNewsDetailNews<TData = DataOf<'newsDetailNews'>, TError = ErrorType<'newsDetailNews'>>(
  params: NewsDetailNewsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'newsDetailNews'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'newsDetailNews'>, TError, DataOf<'newsDetailNews'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 * Calls `newsDetailNews`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useNewsDetailNews<TData = DataOf<'newsDetailNews'>, TError = ErrorType<'newsDetailNews'>>(
  params: NewsDetailNewsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newsDetailNews'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 * Calls `newsDetailNews`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useNewsDetailNews<TData = DataOf<'newsDetailNews'>, TError = ErrorType<'newsDetailNews'>>(
  params: NewsDetailNewsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newsDetailNews'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useNewsDetailNewsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
