// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../../types.ts';
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
  DeskLoanDecideOk,
  DeskLoanDecideParams,
  DeskLoanInfoOk,
  DeskLoanInfoParams,
  DeskLoanListOk,
  DeskLoanListParams,
} from '../openmall.schemas.ts';

import { useCall } from '../../../../hooks/use-call.ts';
import type { ErrorType } from '../../../../hooks/use-call.ts';
import { withPaging } from '../../../../hooks/with-paging.ts';

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
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * @summary List loans
 */
export const useDeskLoanListHook = () => {
  const deskLoanList = useCall<DeskLoanListOk>(operations.deskLoanList);

  return useCallback(
    (params?: DeskLoanListParams, signal?: AbortSignal) => {
      return deskLoanList(params, signal);
    },
    [deskLoanList],
  );
};

export const getDeskLoanListInfiniteQueryKey = (params?: DeskLoanListParams) => {
  return ['infinite', 'deskLoanList', ...(params ? [params] : [])] as const;
};

export const getDeskLoanListQueryKey = (params?: DeskLoanListParams) => {
  return ['deskLoanList', ...(params ? [params] : [])] as const;
};

export const useDeskLoanListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskLoanList'>, DeskLoanListParams['pageNum']>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskLoanList'>, TError, TData, QueryKey, DeskLoanListParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLoanListInfiniteQueryKey(params);

  const deskLoanList = useDeskLoanListHook();

  const queryFn: QueryFunction<DataOf<'deskLoanList'>, QueryKey, DeskLoanListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskLoanList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLoanList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskLoanList'>,
    TError,
    TData,
    QueryKey,
    DeskLoanListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLoanListInfiniteQueryResult = NonNullable<DataOf<'deskLoanList'>>;
export type DeskLoanListInfiniteQueryError = ErrorType<'deskLoanList'>;

/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanListInfinite<
  TData = InfiniteData<DataOf<'deskLoanList'>, DeskLoanListParams['pageNum']>,
  TError = ErrorType<'deskLoanList'>,
>(
  params: undefined | DeskLoanListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'deskLoanList'>, TError, TData, QueryKey, DeskLoanListParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskLoanList'>, TError, DataOf<'deskLoanList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanListInfinite<
  TData = InfiniteData<DataOf<'deskLoanList'>, DeskLoanListParams['pageNum']>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskLoanList'>, TError, TData, QueryKey, DeskLoanListParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLoanList'>, TError, DataOf<'deskLoanList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanListInfinite<
  TData = InfiniteData<DataOf<'deskLoanList'>, DeskLoanListParams['pageNum']>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskLoanList'>, TError, TData, QueryKey, DeskLoanListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanListInfinite<
  TData = InfiniteData<DataOf<'deskLoanList'>, DeskLoanListParams['pageNum']>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskLoanList'>, TError, TData, QueryKey, DeskLoanListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLoanListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskLoanListQueryOptions = <
  TData = DataOf<'deskLoanList'>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLoanList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLoanListQueryKey(params);

  const deskLoanList = useDeskLoanListHook();

  const queryFn: QueryFunction<DataOf<'deskLoanList'>> = ({ signal }) => deskLoanList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLoanList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskLoanList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLoanListQueryResult = NonNullable<DataOf<'deskLoanList'>>;
export type DeskLoanListQueryError = ErrorType<'deskLoanList'>;

/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanList<TData = DataOf<'deskLoanList'>, TError = ErrorType<'deskLoanList'>>(
  params: undefined | DeskLoanListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLoanList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskLoanList'>, TError, DataOf<'deskLoanList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanList<TData = DataOf<'deskLoanList'>, TError = ErrorType<'deskLoanList'>>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLoanList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLoanList'>, TError, DataOf<'deskLoanList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanList<TData = DataOf<'deskLoanList'>, TError = ErrorType<'deskLoanList'>>(
  params?: DeskLoanListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLoanList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * Calls `deskLoanList`.
 */
export function useDeskLoanList<TData = DataOf<'deskLoanList'>, TError = ErrorType<'deskLoanList'>>(
  params?: DeskLoanListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLoanList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLoanListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * @summary Show one loan
 */
export const useDeskLoanInfoHook = () => {
  const deskLoanInfo = useCall<DeskLoanInfoOk>(operations.deskLoanInfo);

  return useCallback(
    (params: DeskLoanInfoParams, signal?: AbortSignal) => {
      return deskLoanInfo(params, signal);
    },
    [deskLoanInfo],
  );
};

export const getDeskLoanInfoQueryKey = (params?: DeskLoanInfoParams) => {
  return ['deskLoanInfo', ...(params ? [params] : [])] as const;
};

export const useDeskLoanInfoQueryOptions = <
  TData = DataOf<'deskLoanInfo'>,
  TError = ErrorType<'deskLoanInfo'>,
>(
  params: DeskLoanInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLoanInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLoanInfoQueryKey(params);

  const deskLoanInfo = useDeskLoanInfoHook();

  const queryFn: QueryFunction<DataOf<'deskLoanInfo'>> = ({ signal }) => deskLoanInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLoanInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskLoanInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLoanInfoQueryResult = NonNullable<DataOf<'deskLoanInfo'>>;
export type DeskLoanInfoQueryError = ErrorType<'deskLoanInfo'>;

/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * Calls `deskLoanInfo`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useDeskLoanInfo<TData = DataOf<'deskLoanInfo'>, TError = ErrorType<'deskLoanInfo'>>(
  params: DeskLoanInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLoanInfo'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskLoanInfo'>, TError, DataOf<'deskLoanInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * Calls `deskLoanInfo`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useDeskLoanInfo<TData = DataOf<'deskLoanInfo'>, TError = ErrorType<'deskLoanInfo'>>(
  params: DeskLoanInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLoanInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLoanInfo'>, TError, DataOf<'deskLoanInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * Calls `deskLoanInfo`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useDeskLoanInfo<TData = DataOf<'deskLoanInfo'>, TError = ErrorType<'deskLoanInfo'>>(
  params: DeskLoanInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLoanInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * Calls `deskLoanInfo`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useDeskLoanInfo<TData = DataOf<'deskLoanInfo'>, TError = ErrorType<'deskLoanInfo'>>(
  params: DeskLoanInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLoanInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLoanInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Grants an application, which pays the sum to the wallet and starts the term, or refuses it with a reason. A refused applicant can apply again.
 * @summary Grant or refuse a loan
 */
export const useDeskLoanDecideHook = () => {
  const deskLoanDecide = useCall<DeskLoanDecideOk>(operations.deskLoanDecide);

  return useCallback(
    (params: DeskLoanDecideParams, signal?: AbortSignal) => {
      return deskLoanDecide(params, signal);
    },
    [deskLoanDecide],
  );
};

export const getDeskLoanDecideMutationKey = () => ['deskLoanDecide'] as const;

export const useDeskLoanDecideMutationOptions = <
  TError = ErrorType<'deskLoanDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskLoanDecide'>, TError, DeskLoanDecideMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskLoanDecide'>, TError, DeskLoanDecideMutationVariables, TContext> => {
  const mutationKey = getDeskLoanDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLoanDecide = useDeskLoanDecideHook();

  const mutationFn: MutationFunction<DataOf<'deskLoanDecide'>, DeskLoanDecideMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskLoanDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLoanDecideMutationResult = NonNullable<DataOf<'deskLoanDecide'>>;

export type DeskLoanDecideMutationError = ErrorType<'deskLoanDecide'>;
export type DeskLoanDecideMutationVariables = { params: DeskLoanDecideParams };

/**
 * Grants an application, which pays the sum to the wallet and starts the term, or refuses it with a reason. A refused applicant can apply again.
 * Calls `deskLoanDecide`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 * - `duplicateSubmission`: This was already submitted.
 * - `reasonRequired`: Please give a reason.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useDeskLoanDecide = <TError = ErrorType<'deskLoanDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskLoanDecide'>,
      TError,
      DeskLoanDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskLoanDecide'>, TError, DeskLoanDecideMutationVariables, TContext> => {
  return useMutation(useDeskLoanDecideMutationOptions(options), queryClient);
};
