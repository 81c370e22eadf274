// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
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

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

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
  TData = Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getBannerBannerListQueryKey(params);

  const bannerBannerList = useBannerBannerListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>> = ({
    signal,
  }) => bannerBannerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.bannerBannerList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type BannerBannerListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>
>;
export type BannerBannerListQueryError = ErrorType<'bannerBannerList'>;

export function useBannerBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useBannerBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useBannerBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the banners of the home page
 */

export function useBannerBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>,
  TError = ErrorType<'bannerBannerList'>,
>(
  params: BannerBannerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBannerBannerListHook>>>, TError, TData>
    >;
  },
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
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useSubscribeAddHook>>>,
    TError,
    SubscribeAddMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useSubscribeAddHook>>>,
  TError,
  SubscribeAddMutationVariables,
  TContext
> => {
  const mutationKey = getSubscribeAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const subscribeAdd = useSubscribeAddHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useSubscribeAddHook>>>,
    SubscribeAddMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return subscribeAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type SubscribeAddMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSubscribeAddHook>>>
>;

export type SubscribeAddMutationError = ErrorType<'subscribeAdd'>;
export type SubscribeAddMutationVariables = { params: SubscribeAddParams };

/**
 * @summary Subscribe to the coupon newsletter
 */
export const useSubscribeAdd = <TError = ErrorType<'subscribeAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useSubscribeAddHook>>>,
      TError,
      SubscribeAddMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useSubscribeAddHook>>>,
  TError,
  SubscribeAddMutationVariables,
  TContext
> => {
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
  TData = Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
  TError = ErrorType<'helpPageInfo'>,
>(
  params: HelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getHelpPageInfoQueryKey(params);

  const helpPageInfo = useHelpPageInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>> = ({ signal }) =>
    helpPageInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.helpPageInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type HelpPageInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>
>;
export type HelpPageInfoQueryError = ErrorType<'helpPageInfo'>;

export function useHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
  TError = ErrorType<'helpPageInfo'>,
>(
  params: HelpPageInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
  TError = ErrorType<'helpPageInfo'>,
>(
  params: HelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
  TError = ErrorType<'helpPageInfo'>,
>(
  params: HelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the mall's own text of a help page
 */

export function useHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>,
  TError = ErrorType<'helpPageInfo'>,
>(
  params: HelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useHelpPageInfoHook>>>, TError, TData>
    >;
  },
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
  TData = Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLotteryGetCurrentActivityQueryKey();

  const lotteryGetCurrentActivity = useLotteryGetCurrentActivityHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>> = ({
    signal,
  }) => lotteryGetCurrentActivity(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.lotteryGetCurrentActivity,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type LotteryGetCurrentActivityQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>
>;
export type LotteryGetCurrentActivityQueryError = ErrorType<'lotteryGetCurrentActivity'>;

export function useLotteryGetCurrentActivity<
  TData = Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useLotteryGetCurrentActivity<
  TData = Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useLotteryGetCurrentActivity<
  TData = Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the current lucky draw
 */

export function useLotteryGetCurrentActivity<
  TData = Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>,
  TError = ErrorType<'lotteryGetCurrentActivity'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useLotteryGetCurrentActivityHook>>>, TError, TData>
    >;
  },
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
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    NewsListNewsParams['pageNum']
  >,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
        TError,
        TData,
        QueryKey,
        NewsListNewsParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListNewsInfiniteQueryKey(params);

  const newsListNews = useNewsListNewsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    QueryKey,
    NewsListNewsParams['pageNum']
  > = ({ signal, pageParam }) =>
    newsListNews({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newsListNews,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    TError,
    TData,
    QueryKey,
    NewsListNewsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsListNewsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>
>;
export type NewsListNewsInfiniteQueryError = ErrorType<'newsListNews'>;

export function useNewsListNewsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    NewsListNewsParams['pageNum']
  >,
  TError = ErrorType<'newsListNews'>,
>(
  params: undefined | NewsListNewsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
        TError,
        TData,
        QueryKey,
        NewsListNewsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListNewsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    NewsListNewsParams['pageNum']
  >,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
        TError,
        TData,
        QueryKey,
        NewsListNewsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListNewsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    NewsListNewsParams['pageNum']
  >,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
        TError,
        TData,
        QueryKey,
        NewsListNewsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List news of the mall
 */

export function useNewsListNewsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    NewsListNewsParams['pageNum']
  >,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
        TError,
        TData,
        QueryKey,
        NewsListNewsParams['pageNum']
      >
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
  TData = Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsListNewsQueryKey(params);

  const newsListNews = useNewsListNewsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>> = ({ signal }) =>
    newsListNews(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newsListNews,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsListNewsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>
>;
export type NewsListNewsQueryError = ErrorType<'newsListNews'>;

export function useNewsListNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
  TError = ErrorType<'newsListNews'>,
>(
  params: undefined | NewsListNewsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsListNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List news of the mall
 */

export function useNewsListNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>,
  TError = ErrorType<'newsListNews'>,
>(
  params?: NewsListNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsListNewsHook>>>, TError, TData>
    >;
  },
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
  TData = Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
  TError = ErrorType<'newsDetailNews'>,
>(
  params: NewsDetailNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewsDetailNewsQueryKey(params);

  const newsDetailNews = useNewsDetailNewsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>> = ({
    signal,
  }) => newsDetailNews(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newsDetailNews,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewsDetailNewsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>
>;
export type NewsDetailNewsQueryError = ErrorType<'newsDetailNews'>;

export function useNewsDetailNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
  TError = ErrorType<'newsDetailNews'>,
>(
  params: NewsDetailNewsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsDetailNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
  TError = ErrorType<'newsDetailNews'>,
>(
  params: NewsDetailNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewsDetailNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
  TError = ErrorType<'newsDetailNews'>,
>(
  params: NewsDetailNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show a news item
 */

export function useNewsDetailNews<
  TData = Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>,
  TError = ErrorType<'newsDetailNews'>,
>(
  params: NewsDetailNewsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewsDetailNewsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useNewsDetailNewsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
