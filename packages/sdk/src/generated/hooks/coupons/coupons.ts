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
  CouponClaimOk,
  CouponClaimParams,
  CouponListOk,
  CouponListParams,
  CouponMineOk,
  CouponMineParams,
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
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * @summary List coupons that anyone may use
 */
export const useCouponListHook = () => {
  const couponList = useCall<CouponListOk>(operations.couponList);

  return useCallback(
    (params?: CouponListParams, signal?: AbortSignal) => {
      return couponList(params, signal);
    },
    [couponList],
  );
};

export const getCouponListInfiniteQueryKey = (params?: CouponListParams) => {
  return ['infinite', 'couponList', ...(params ? [params] : [])] as const;
};

export const getCouponListQueryKey = (params?: CouponListParams) => {
  return ['couponList', ...(params ? [params] : [])] as const;
};

export const useCouponListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'couponList'>, CouponListParams['pageNum']>,
  TError = ErrorType<'couponList'>,
>(
  params?: CouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponList'>, TError, TData, QueryKey, CouponListParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCouponListInfiniteQueryKey(params);

  const couponList = useCouponListHook();

  const queryFn: QueryFunction<DataOf<'couponList'>, QueryKey, CouponListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => couponList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.couponList);

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'couponList'>,
    TError,
    TData,
    QueryKey,
    CouponListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CouponListInfiniteQueryResult = NonNullable<DataOf<'couponList'>>;
export type CouponListInfiniteQueryError = ErrorType<'couponList'>;

/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponListInfinite<
  TData = InfiniteData<DataOf<'couponList'>, CouponListParams['pageNum']>,
  TError = ErrorType<'couponList'>,
>(
  params: undefined | CouponListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'couponList'>, TError, TData, QueryKey, CouponListParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'couponList'>, TError, DataOf<'couponList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponListInfinite<
  TData = InfiniteData<DataOf<'couponList'>, CouponListParams['pageNum']>,
  TError = ErrorType<'couponList'>,
>(
  params?: CouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponList'>, TError, TData, QueryKey, CouponListParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'couponList'>, TError, DataOf<'couponList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponListInfinite<
  TData = InfiniteData<DataOf<'couponList'>, CouponListParams['pageNum']>,
  TError = ErrorType<'couponList'>,
>(
  params?: CouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponList'>, TError, TData, QueryKey, CouponListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponListInfinite<
  TData = InfiniteData<DataOf<'couponList'>, CouponListParams['pageNum']>,
  TError = ErrorType<'couponList'>,
>(
  params?: CouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponList'>, TError, TData, QueryKey, CouponListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCouponListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useCouponListQueryOptions = <TData = DataOf<'couponList'>, TError = ErrorType<'couponList'>>(
  params?: CouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'couponList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCouponListQueryKey(params);

  const couponList = useCouponListHook();

  const queryFn: QueryFunction<DataOf<'couponList'>> = ({ signal }) => couponList(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.couponList);

  return customOptions as UseQueryOptions<DataOf<'couponList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CouponListQueryResult = NonNullable<DataOf<'couponList'>>;
export type CouponListQueryError = ErrorType<'couponList'>;

/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponList<TData = DataOf<'couponList'>, TError = ErrorType<'couponList'>>(
  params: undefined | CouponListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'couponList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'couponList'>, TError, DataOf<'couponList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponList<TData = DataOf<'couponList'>, TError = ErrorType<'couponList'>>(
  params?: CouponListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'couponList'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'couponList'>, TError, DataOf<'couponList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponList<TData = DataOf<'couponList'>, TError = ErrorType<'couponList'>>(
  params?: CouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'couponList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * Calls `couponList`.
 */
export function useCouponList<TData = DataOf<'couponList'>, TError = ErrorType<'couponList'>>(
  params?: CouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'couponList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCouponListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * @summary List the caller's coupons
 */
export const useCouponMineHook = () => {
  const couponMine = useCall<CouponMineOk>(operations.couponMine);

  return useCallback(
    (params?: CouponMineParams, signal?: AbortSignal) => {
      return couponMine(params, signal);
    },
    [couponMine],
  );
};

export const getCouponMineInfiniteQueryKey = (params?: CouponMineParams) => {
  return ['infinite', 'couponMine', ...(params ? [params] : [])] as const;
};

export const getCouponMineQueryKey = (params?: CouponMineParams) => {
  return ['couponMine', ...(params ? [params] : [])] as const;
};

export const useCouponMineInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'couponMine'>, CouponMineParams['pageNum']>,
  TError = ErrorType<'couponMine'>,
>(
  params?: CouponMineParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponMine'>, TError, TData, QueryKey, CouponMineParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCouponMineInfiniteQueryKey(params);

  const couponMine = useCouponMineHook();

  const queryFn: QueryFunction<DataOf<'couponMine'>, QueryKey, CouponMineParams['pageNum']> = ({
    signal,
    pageParam,
  }) => couponMine({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.couponMine);

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'couponMine'>,
    TError,
    TData,
    QueryKey,
    CouponMineParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CouponMineInfiniteQueryResult = NonNullable<DataOf<'couponMine'>>;
export type CouponMineInfiniteQueryError = ErrorType<'couponMine'>;

/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMineInfinite<
  TData = InfiniteData<DataOf<'couponMine'>, CouponMineParams['pageNum']>,
  TError = ErrorType<'couponMine'>,
>(
  params: undefined | CouponMineParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'couponMine'>, TError, TData, QueryKey, CouponMineParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'couponMine'>, TError, DataOf<'couponMine'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMineInfinite<
  TData = InfiniteData<DataOf<'couponMine'>, CouponMineParams['pageNum']>,
  TError = ErrorType<'couponMine'>,
>(
  params?: CouponMineParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponMine'>, TError, TData, QueryKey, CouponMineParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'couponMine'>, TError, DataOf<'couponMine'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMineInfinite<
  TData = InfiniteData<DataOf<'couponMine'>, CouponMineParams['pageNum']>,
  TError = ErrorType<'couponMine'>,
>(
  params?: CouponMineParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponMine'>, TError, TData, QueryKey, CouponMineParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMineInfinite<
  TData = InfiniteData<DataOf<'couponMine'>, CouponMineParams['pageNum']>,
  TError = ErrorType<'couponMine'>,
>(
  params?: CouponMineParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'couponMine'>, TError, TData, QueryKey, CouponMineParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCouponMineInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useCouponMineQueryOptions = <TData = DataOf<'couponMine'>, TError = ErrorType<'couponMine'>>(
  params?: CouponMineParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'couponMine'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCouponMineQueryKey(params);

  const couponMine = useCouponMineHook();

  const queryFn: QueryFunction<DataOf<'couponMine'>> = ({ signal }) => couponMine(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.couponMine);

  return customOptions as UseQueryOptions<DataOf<'couponMine'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CouponMineQueryResult = NonNullable<DataOf<'couponMine'>>;
export type CouponMineQueryError = ErrorType<'couponMine'>;

/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMine<TData = DataOf<'couponMine'>, TError = ErrorType<'couponMine'>>(
  params: undefined | CouponMineParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'couponMine'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'couponMine'>, TError, DataOf<'couponMine'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMine<TData = DataOf<'couponMine'>, TError = ErrorType<'couponMine'>>(
  params?: CouponMineParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'couponMine'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'couponMine'>, TError, DataOf<'couponMine'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMine<TData = DataOf<'couponMine'>, TError = ErrorType<'couponMine'>>(
  params?: CouponMineParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'couponMine'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * Calls `couponMine`.
 */
export function useCouponMine<TData = DataOf<'couponMine'>, TError = ErrorType<'couponMine'>>(
  params?: CouponMineParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'couponMine'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCouponMineQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Puts a coupon among the caller's own. Claiming it again changes nothing and succeeds. A claim reserves nothing; a coupon counts as used from the order that names it.
 * @summary Claim a coupon
 */
export const useCouponClaimHook = () => {
  const couponClaim = useCall<CouponClaimOk>(operations.couponClaim);

  return useCallback(
    (params: CouponClaimParams, signal?: AbortSignal) => {
      return couponClaim(params, signal);
    },
    [couponClaim],
  );
};

export const getCouponClaimMutationKey = () => ['couponClaim'] as const;

export const useCouponClaimMutationOptions = <
  TError = ErrorType<'couponClaim'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'couponClaim'>, TError, CouponClaimMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'couponClaim'>, TError, CouponClaimMutationVariables, TContext> => {
  const mutationKey = getCouponClaimMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const couponClaim = useCouponClaimHook();

  const mutationFn: MutationFunction<DataOf<'couponClaim'>, CouponClaimMutationVariables> = (props) => {
    const { params } = props ?? {};

    return couponClaim(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CouponClaimMutationResult = NonNullable<DataOf<'couponClaim'>>;

export type CouponClaimMutationError = ErrorType<'couponClaim'>;
export type CouponClaimMutationVariables = { params: CouponClaimParams };

/**
 * Puts a coupon among the caller's own. Claiming it again changes nothing and succeeds. A claim reserves nothing; a coupon counts as used from the order that names it.
 * Calls `couponClaim`.
 *
 * Its errors, besides those of every operation:
 * - `couponNotFound`: There is no such coupon.
 * - `couponExpired`: This coupon is not valid at this time.
 * - `couponUsedUp`: This coupon has been used up.
 * - `couponAlreadyUsed`: You have already used this coupon.
 */
export const useCouponClaim = <TError = ErrorType<'couponClaim'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'couponClaim'>, TError, CouponClaimMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'couponClaim'>, TError, CouponClaimMutationVariables, TContext> => {
  return useMutation(useCouponClaimMutationOptions(options), queryClient);
};
