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
  CreditApplyOk,
  CreditApplyParams,
  CreditBeforepayOk,
  CreditBeforepayParams,
  CreditBeforereapplyOk,
  CreditBeforereapplyParams,
  CreditBillOk,
  CreditCheckOk,
  CreditConfigOk,
  CreditHistroyOk,
  CreditHistroyParams,
  CreditPayOk,
  CreditPayParams,
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
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 * @summary Check whether the caller may apply for a loan
 */
export const useCreditCheckHook = () => {
  const creditCheck = useCall<CreditCheckOk>(operations.creditCheck);

  return useCallback(
    (signal?: AbortSignal) => {
      return creditCheck(undefined, signal);
    },
    [creditCheck],
  );
};

export const getCreditCheckQueryKey = () => {
  return ['creditCheck'] as const;
};

export const useCreditCheckQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
  TError = ErrorType<'creditCheck'>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditCheckQueryKey();

  const creditCheck = useCreditCheckHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>> = ({ signal }) =>
    creditCheck(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.creditCheck);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditCheckQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>>;
export type CreditCheckQueryError = ErrorType<'creditCheck'>;

export function useCreditCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
  TError = ErrorType<'creditCheck'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
  TError = ErrorType<'creditCheck'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
  TError = ErrorType<'creditCheck'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Check whether the caller may apply for a loan
 */

export function useCreditCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>,
  TError = ErrorType<'creditCheck'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditCheckHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditCheckQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 * @summary Show the conditions of loans
 */
export const useCreditConfigHook = () => {
  const creditConfig = useCall<CreditConfigOk>(operations.creditConfig);

  return useCallback(
    (signal?: AbortSignal) => {
      return creditConfig(undefined, signal);
    },
    [creditConfig],
  );
};

export const getCreditConfigQueryKey = () => {
  return ['creditConfig'] as const;
};

export const useCreditConfigQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
  TError = ErrorType<'creditConfig'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditConfigQueryKey();

  const creditConfig = useCreditConfigHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>> = ({ signal }) =>
    creditConfig(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.creditConfig);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditConfigQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>
>;
export type CreditConfigQueryError = ErrorType<'creditConfig'>;

export function useCreditConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
  TError = ErrorType<'creditConfig'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
  TError = ErrorType<'creditConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
  TError = ErrorType<'creditConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the conditions of loans
 */

export function useCreditConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>,
  TError = ErrorType<'creditConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditConfigHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditConfigQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Applies for a loan in USDT. It is decided within an hour at the earliest and, when granted, paid into the wallet. A refused application is made again with its own creditId. Where the caller's identity is verified, name and document number must be the same.
 * @summary Apply for a loan
 */
export const useCreditApplyHook = () => {
  const creditApply = useCall<CreditApplyOk>(operations.creditApply);

  return useCallback(
    (params: CreditApplyParams, signal?: AbortSignal) => {
      return creditApply(params, signal);
    },
    [creditApply],
  );
};

export const getCreditApplyMutationKey = () => ['creditApply'] as const;

export const useCreditApplyMutationOptions = <
  TError = ErrorType<'creditApply'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditApplyHook>>>,
    TError,
    CreditApplyMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreditApplyHook>>>,
  TError,
  CreditApplyMutationVariables,
  TContext
> => {
  const mutationKey = getCreditApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const creditApply = useCreditApplyHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreditApplyHook>>>,
    CreditApplyMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return creditApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreditApplyMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreditApplyHook>>>
>;

export type CreditApplyMutationError = ErrorType<'creditApply'>;
export type CreditApplyMutationVariables = { params: CreditApplyParams };

/**
 * @summary Apply for a loan
 */
export const useCreditApply = <TError = ErrorType<'creditApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreditApplyHook>>>,
      TError,
      CreditApplyMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreditApplyHook>>>,
  TError,
  CreditApplyMutationVariables,
  TContext
> => {
  return useMutation(useCreditApplyMutationOptions(options), queryClient);
};
/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 * @summary Show the bill of the open loan
 */
export const useCreditBillHook = () => {
  const creditBill = useCall<CreditBillOk>(operations.creditBill);

  return useCallback(
    (signal?: AbortSignal) => {
      return creditBill(undefined, signal);
    },
    [creditBill],
  );
};

export const getCreditBillQueryKey = () => {
  return ['creditBill'] as const;
};

export const useCreditBillQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
  TError = ErrorType<'creditBill'>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditBillQueryKey();

  const creditBill = useCreditBillHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>> = ({ signal }) =>
    creditBill(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.creditBill);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditBillQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>>;
export type CreditBillQueryError = ErrorType<'creditBill'>;

export function useCreditBill<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
  TError = ErrorType<'creditBill'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditBill<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
  TError = ErrorType<'creditBill'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditBill<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
  TError = ErrorType<'creditBill'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the bill of the open loan
 */

export function useCreditBill<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>,
  TError = ErrorType<'creditBill'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBillHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditBillQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * @summary List own loans
 */
export const useCreditHistroyHook = () => {
  const creditHistroy = useCall<CreditHistroyOk>(operations.creditHistroy);

  return useCallback(
    (params?: CreditHistroyParams, signal?: AbortSignal) => {
      return creditHistroy(params, signal);
    },
    [creditHistroy],
  );
};

export const getCreditHistroyInfiniteQueryKey = (params?: CreditHistroyParams) => {
  return ['infinite', 'creditHistroy', ...(params ? [params] : [])] as const;
};

export const getCreditHistroyQueryKey = (params?: CreditHistroyParams) => {
  return ['creditHistroy', ...(params ? [params] : [])] as const;
};

export const useCreditHistroyInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    CreditHistroyParams['pageNum']
  >,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditHistroyInfiniteQueryKey(params);

  const creditHistroy = useCreditHistroyHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    QueryKey,
    CreditHistroyParams['pageNum']
  > = ({ signal, pageParam }) =>
    creditHistroy({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditHistroy,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    TError,
    TData,
    QueryKey,
    CreditHistroyParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditHistroyInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>
>;
export type CreditHistroyInfiniteQueryError = ErrorType<'creditHistroy'>;

export function useCreditHistroyInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    CreditHistroyParams['pageNum']
  >,
  TError = ErrorType<'creditHistroy'>,
>(
  params: undefined | CreditHistroyParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditHistroyInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    CreditHistroyParams['pageNum']
  >,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditHistroyInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    CreditHistroyParams['pageNum']
  >,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List own loans
 */

export function useCreditHistroyInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    CreditHistroyParams['pageNum']
  >,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditHistroyInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useCreditHistroyQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditHistroyQueryKey(params);

  const creditHistroy = useCreditHistroyHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>> = ({ signal }) =>
    creditHistroy(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditHistroy,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditHistroyQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>
>;
export type CreditHistroyQueryError = ErrorType<'creditHistroy'>;

export function useCreditHistroy<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
  TError = ErrorType<'creditHistroy'>,
>(
  params: undefined | CreditHistroyParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditHistroy<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditHistroy<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List own loans
 */

export function useCreditHistroy<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditHistroyHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditHistroyQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 * @summary Show what repaying a loan would take
 */
export const useCreditBeforepayHook = () => {
  const creditBeforepay = useCall<CreditBeforepayOk>(operations.creditBeforepay);

  return useCallback(
    (params: CreditBeforepayParams, signal?: AbortSignal) => {
      return creditBeforepay(params, signal);
    },
    [creditBeforepay],
  );
};

export const getCreditBeforepayQueryKey = (params?: CreditBeforepayParams) => {
  return ['creditBeforepay', ...(params ? [params] : [])] as const;
};

export const useCreditBeforepayQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
  TError = ErrorType<'creditBeforepay'>,
>(
  params: CreditBeforepayParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditBeforepayQueryKey(params);

  const creditBeforepay = useCreditBeforepayHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>> = ({
    signal,
  }) => creditBeforepay(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditBeforepay,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditBeforepayQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>
>;
export type CreditBeforepayQueryError = ErrorType<'creditBeforepay'>;

export function useCreditBeforepay<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
  TError = ErrorType<'creditBeforepay'>,
>(
  params: CreditBeforepayParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditBeforepay<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
  TError = ErrorType<'creditBeforepay'>,
>(
  params: CreditBeforepayParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditBeforepay<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
  TError = ErrorType<'creditBeforepay'>,
>(
  params: CreditBeforepayParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show what repaying a loan would take
 */

export function useCreditBeforepay<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>,
  TError = ErrorType<'creditBeforepay'>,
>(
  params: CreditBeforepayParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforepayHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditBeforepayQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes amount and interest of one loan of the caller out of the wallet in one sum. It is done once and only once, whatever is repeated.
 * @summary Repay a loan
 */
export const useCreditPayHook = () => {
  const creditPay = useCall<CreditPayOk>(operations.creditPay);

  return useCallback(
    (params: CreditPayParams, signal?: AbortSignal) => {
      return creditPay(params, signal);
    },
    [creditPay],
  );
};

export const getCreditPayMutationKey = () => ['creditPay'] as const;

export const useCreditPayMutationOptions = <TError = ErrorType<'creditPay'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditPayHook>>>,
    TError,
    CreditPayMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreditPayHook>>>,
  TError,
  CreditPayMutationVariables,
  TContext
> => {
  const mutationKey = getCreditPayMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const creditPay = useCreditPayHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreditPayHook>>>,
    CreditPayMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return creditPay(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreditPayMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreditPayHook>>>>;

export type CreditPayMutationError = ErrorType<'creditPay'>;
export type CreditPayMutationVariables = { params: CreditPayParams };

/**
 * @summary Repay a loan
 */
export const useCreditPay = <TError = ErrorType<'creditPay'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreditPayHook>>>,
      TError,
      CreditPayMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreditPayHook>>>,
  TError,
  CreditPayMutationVariables,
  TContext
> => {
  return useMutation(useCreditPayMutationOptions(options), queryClient);
};
/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 * @summary Show a refused application
 */
export const useCreditBeforereapplyHook = () => {
  const creditBeforereapply = useCall<CreditBeforereapplyOk>(operations.creditBeforereapply);

  return useCallback(
    (params: CreditBeforereapplyParams, signal?: AbortSignal) => {
      return creditBeforereapply(params, signal);
    },
    [creditBeforereapply],
  );
};

export const getCreditBeforereapplyQueryKey = (params?: CreditBeforereapplyParams) => {
  return ['creditBeforereapply', ...(params ? [params] : [])] as const;
};

export const useCreditBeforereapplyQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditBeforereapplyQueryKey(params);

  const creditBeforereapply = useCreditBeforereapplyHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>> = ({
    signal,
  }) => creditBeforereapply(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditBeforereapply,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditBeforereapplyQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>
>;
export type CreditBeforereapplyQueryError = ErrorType<'creditBeforereapply'>;

export function useCreditBeforereapply<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditBeforereapply<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreditBeforereapply<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show a refused application
 */

export function useCreditBeforereapply<
  TData = Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useCreditBeforereapplyHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditBeforereapplyQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
