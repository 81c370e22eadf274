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
  EvaluationAddListOk,
  EvaluationAddOk,
  EvaluationAddParams,
  EvaluationCountTypeOk,
  EvaluationCountTypeParams,
  EvaluationDrafts,
  EvaluationListOk,
  EvaluationListParams,
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
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * @summary List the reviews of goods
 */
export const useEvaluationListHook = () => {
  const evaluationList = useCall<EvaluationListOk>(operations.evaluationList);

  return useCallback(
    (params: EvaluationListParams, signal?: AbortSignal) => {
      return evaluationList(params, signal);
    },
    [evaluationList],
  );
};

export const getEvaluationListInfiniteQueryKey = (params?: EvaluationListParams) => {
  return ['infinite', 'evaluationList', ...(params ? [params] : [])] as const;
};

export const getEvaluationListQueryKey = (params?: EvaluationListParams) => {
  return ['evaluationList', ...(params ? [params] : [])] as const;
};

export const useEvaluationListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'evaluationList'>, EvaluationListParams['pageNum']>,
  TError = ErrorType<'evaluationList'>,
>(
  params: EvaluationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'evaluationList'>,
        TError,
        TData,
        QueryKey,
        EvaluationListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getEvaluationListInfiniteQueryKey(params);

  const evaluationList = useEvaluationListHook();

  const queryFn: QueryFunction<DataOf<'evaluationList'>, QueryKey, EvaluationListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => evaluationList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.evaluationList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'evaluationList'>,
    TError,
    TData,
    QueryKey,
    EvaluationListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type EvaluationListInfiniteQueryResult = NonNullable<DataOf<'evaluationList'>>;
export type EvaluationListInfiniteQueryError = ErrorType<'evaluationList'>;

/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationListInfinite<
  TData = InfiniteData<DataOf<'evaluationList'>, EvaluationListParams['pageNum']>,
  TError = ErrorType<'evaluationList'>,
>(
  params: EvaluationListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'evaluationList'>,
        TError,
        TData,
        QueryKey,
        EvaluationListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'evaluationList'>, TError, DataOf<'evaluationList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationListInfinite<
  TData = InfiniteData<DataOf<'evaluationList'>, EvaluationListParams['pageNum']>,
  TError = ErrorType<'evaluationList'>,
>(
  params: EvaluationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'evaluationList'>,
        TError,
        TData,
        QueryKey,
        EvaluationListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'evaluationList'>, TError, DataOf<'evaluationList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationListInfinite<
  TData = InfiniteData<DataOf<'evaluationList'>, EvaluationListParams['pageNum']>,
  TError = ErrorType<'evaluationList'>,
>(
  params: EvaluationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'evaluationList'>,
        TError,
        TData,
        QueryKey,
        EvaluationListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationListInfinite<
  TData = InfiniteData<DataOf<'evaluationList'>, EvaluationListParams['pageNum']>,
  TError = ErrorType<'evaluationList'>,
>(
  params: EvaluationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'evaluationList'>,
        TError,
        TData,
        QueryKey,
        EvaluationListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useEvaluationListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useEvaluationListQueryOptions = <
  TData = DataOf<'evaluationList'>,
  TError = ErrorType<'evaluationList'>,
>(
  params: EvaluationListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'evaluationList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getEvaluationListQueryKey(params);

  const evaluationList = useEvaluationListHook();

  const queryFn: QueryFunction<DataOf<'evaluationList'>> = ({ signal }) => evaluationList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.evaluationList,
  );

  return customOptions as UseQueryOptions<DataOf<'evaluationList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type EvaluationListQueryResult = NonNullable<DataOf<'evaluationList'>>;
export type EvaluationListQueryError = ErrorType<'evaluationList'>;

/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationList<TData = DataOf<'evaluationList'>, TError = ErrorType<'evaluationList'>>(
  params: EvaluationListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'evaluationList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'evaluationList'>, TError, DataOf<'evaluationList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationList<TData = DataOf<'evaluationList'>, TError = ErrorType<'evaluationList'>>(
  params: EvaluationListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'evaluationList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'evaluationList'>, TError, DataOf<'evaluationList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationList<TData = DataOf<'evaluationList'>, TError = ErrorType<'evaluationList'>>(
  params: EvaluationListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'evaluationList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * Calls `evaluationList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationList<TData = DataOf<'evaluationList'>, TError = ErrorType<'evaluationList'>>(
  params: EvaluationListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'evaluationList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useEvaluationListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 * @summary Count the reviews of goods by kind
 */
export const useEvaluationCountTypeHook = () => {
  const evaluationCountType = useCall<EvaluationCountTypeOk>(operations.evaluationCountType);

  return useCallback(
    (params: EvaluationCountTypeParams, signal?: AbortSignal) => {
      return evaluationCountType(params, signal);
    },
    [evaluationCountType],
  );
};

export const getEvaluationCountTypeQueryKey = (params?: EvaluationCountTypeParams) => {
  return ['evaluationCountType', ...(params ? [params] : [])] as const;
};

export const useEvaluationCountTypeQueryOptions = <
  TData = DataOf<'evaluationCountType'>,
  TError = ErrorType<'evaluationCountType'>,
>(
  params: EvaluationCountTypeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'evaluationCountType'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getEvaluationCountTypeQueryKey(params);

  const evaluationCountType = useEvaluationCountTypeHook();

  const queryFn: QueryFunction<DataOf<'evaluationCountType'>> = ({ signal }) =>
    evaluationCountType(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.evaluationCountType,
  );

  return customOptions as UseQueryOptions<DataOf<'evaluationCountType'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type EvaluationCountTypeQueryResult = NonNullable<DataOf<'evaluationCountType'>>;
export type EvaluationCountTypeQueryError = ErrorType<'evaluationCountType'>;

/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 * Calls `evaluationCountType`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationCountType<
  TData = DataOf<'evaluationCountType'>,
  TError = ErrorType<'evaluationCountType'>,
>(
  params: EvaluationCountTypeParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'evaluationCountType'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'evaluationCountType'>, TError, DataOf<'evaluationCountType'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 * Calls `evaluationCountType`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationCountType<
  TData = DataOf<'evaluationCountType'>,
  TError = ErrorType<'evaluationCountType'>,
>(
  params: EvaluationCountTypeParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'evaluationCountType'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'evaluationCountType'>, TError, DataOf<'evaluationCountType'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 * Calls `evaluationCountType`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationCountType<
  TData = DataOf<'evaluationCountType'>,
  TError = ErrorType<'evaluationCountType'>,
>(
  params: EvaluationCountTypeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'evaluationCountType'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 * Calls `evaluationCountType`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useEvaluationCountType<
  TData = DataOf<'evaluationCountType'>,
  TError = ErrorType<'evaluationCountType'>,
>(
  params: EvaluationCountTypeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'evaluationCountType'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useEvaluationCountTypeQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Writes a review of goods that the caller has bought and received, once for each order. Where no order is named, it is the last one
 * received with these goods and without a review of them. The order counts as reviewed once all its goods are. Needs a token.
 * @summary Review goods
 */
export const useEvaluationAddHook = () => {
  const evaluationAdd = useCall<EvaluationAddOk>(operations.evaluationAdd);

  return useCallback(
    (params: EvaluationAddParams, signal?: AbortSignal) => {
      return evaluationAdd(params, signal);
    },
    [evaluationAdd],
  );
};

export const getEvaluationAddMutationKey = () => ['evaluationAdd'] as const;

export const useEvaluationAddMutationOptions = <
  TError = ErrorType<'evaluationAdd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'evaluationAdd'>, TError, EvaluationAddMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'evaluationAdd'>, TError, EvaluationAddMutationVariables, TContext> => {
  const mutationKey = getEvaluationAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const evaluationAdd = useEvaluationAddHook();

  const mutationFn: MutationFunction<DataOf<'evaluationAdd'>, EvaluationAddMutationVariables> = (props) => {
    const { params } = props ?? {};

    return evaluationAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type EvaluationAddMutationResult = NonNullable<DataOf<'evaluationAdd'>>;

export type EvaluationAddMutationError = ErrorType<'evaluationAdd'>;
export type EvaluationAddMutationVariables = { params: EvaluationAddParams };

/**
 * Writes a review of goods that the caller has bought and received, once for each order. Where no order is named, it is the last one
 * received with these goods and without a review of them. The order counts as reviewed once all its goods are. Needs a token.
 * Calls `evaluationAdd`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `orderNotFound`: There is no such order.
 * - `orderNotReviewable`: Only goods that you have received can be reviewed.
 * - `alreadyReviewed`: You have already reviewed this.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useEvaluationAdd = <TError = ErrorType<'evaluationAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'evaluationAdd'>, TError, EvaluationAddMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'evaluationAdd'>, TError, EvaluationAddMutationVariables, TContext> => {
  return useMutation(useEvaluationAddMutationOptions(options), queryClient);
};
/**
 * Writes the reviews of an order that the caller has received, one for each kind of goods, and marks the order as reviewed. It works once
 * for an order and writes all of the reviews or none. Goods of the order that are left out stay without a review. Needs a token.
 * @summary Review all goods of an order
 */
export const useEvaluationAddListHook = () => {
  const evaluationAddList = useCall<EvaluationAddListOk>(operations.evaluationAddList);

  return useCallback(
    (evaluationDrafts: EvaluationDrafts, signal?: AbortSignal) => {
      return evaluationAddList(evaluationDrafts, signal);
    },
    [evaluationAddList],
  );
};

export const getEvaluationAddListMutationKey = () => ['evaluationAddList'] as const;

export const useEvaluationAddListMutationOptions = <
  TError = ErrorType<'evaluationAddList'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'evaluationAddList'>,
    TError,
    EvaluationAddListMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'evaluationAddList'>, TError, EvaluationAddListMutationVariables, TContext> => {
  const mutationKey = getEvaluationAddListMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const evaluationAddList = useEvaluationAddListHook();

  const mutationFn: MutationFunction<DataOf<'evaluationAddList'>, EvaluationAddListMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return evaluationAddList(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type EvaluationAddListMutationResult = NonNullable<DataOf<'evaluationAddList'>>;
export type EvaluationAddListMutationBody = EvaluationDrafts;
export type EvaluationAddListMutationError = ErrorType<'evaluationAddList'>;
export type EvaluationAddListMutationVariables = { data: EvaluationDrafts };

/**
 * Writes the reviews of an order that the caller has received, one for each kind of goods, and marks the order as reviewed. It works once
 * for an order and writes all of the reviews or none. Goods of the order that are left out stay without a review. Needs a token.
 * Calls `evaluationAddList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `orderNotFound`: There is no such order.
 * - `orderNotReviewable`: Only goods that you have received can be reviewed.
 * - `alreadyReviewed`: You have already reviewed this.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useEvaluationAddList = <TError = ErrorType<'evaluationAddList'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'evaluationAddList'>,
      TError,
      EvaluationAddListMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'evaluationAddList'>, TError, EvaluationAddListMutationVariables, TContext> => {
  return useMutation(useEvaluationAddListMutationOptions(options), queryClient);
};
