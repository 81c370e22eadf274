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
  UserBindWithdrawAddressOk,
  UserBindWithdrawAddressParams,
  WithdrawApplyOk,
  WithdrawApplyParams,
  WithdrawCancelAddressReleaseOk,
  WithdrawFeeOk,
  WithdrawFeeParams,
  WithdrawGetOk,
  WithdrawGetParams,
  WithdrawListOk,
  WithdrawListParams,
  WithdrawRequestAddressReleaseOk,
  WithdrawRequestAddressReleaseParams,
  WithdrawWithdrawLimitConfigOk,
  WithdrawWithdrawOpenOk,
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
 * Binds the one address to which the caller's coins can be withdrawn; a second one is refused. The address must fit its chain: ERC20 starts with 0x, TRC20 with T, OMNI with 1 or 3. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address. A caller with an authenticator also sends the code that it shows; existing clients need not.
 * @summary Bind the withdrawal address
 */
export const useUserBindWithdrawAddressHook = () => {
  const userBindWithdrawAddress = useCall<UserBindWithdrawAddressOk>(operations.userBindWithdrawAddress);

  return useCallback(
    (params: UserBindWithdrawAddressParams, signal?: AbortSignal) => {
      return userBindWithdrawAddress(params, signal);
    },
    [userBindWithdrawAddress],
  );
};

export const getUserBindWithdrawAddressMutationKey = () => ['userBindWithdrawAddress'] as const;

export const useUserBindWithdrawAddressMutationOptions = <
  TError = ErrorType<'userBindWithdrawAddress'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUserBindWithdrawAddressHook>>>,
    TError,
    UserBindWithdrawAddressMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUserBindWithdrawAddressHook>>>,
  TError,
  UserBindWithdrawAddressMutationVariables,
  TContext
> => {
  const mutationKey = getUserBindWithdrawAddressMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userBindWithdrawAddress = useUserBindWithdrawAddressHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUserBindWithdrawAddressHook>>>,
    UserBindWithdrawAddressMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userBindWithdrawAddress(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserBindWithdrawAddressMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserBindWithdrawAddressHook>>>
>;

export type UserBindWithdrawAddressMutationError = ErrorType<'userBindWithdrawAddress'>;
export type UserBindWithdrawAddressMutationVariables = { params: UserBindWithdrawAddressParams };

/**
 * @summary Bind the withdrawal address
 */
export const useUserBindWithdrawAddress = <TError = ErrorType<'userBindWithdrawAddress'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUserBindWithdrawAddressHook>>>,
      TError,
      UserBindWithdrawAddressMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUserBindWithdrawAddressHook>>>,
  TError,
  UserBindWithdrawAddressMutationVariables,
  TContext
> => {
  return useMutation(useUserBindWithdrawAddressMutationOptions(options), queryClient);
};
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * @summary List own withdrawals
 */
export const useWithdrawListHook = () => {
  const withdrawList = useCall<WithdrawListOk>(operations.withdrawList);

  return useCallback(
    (params?: WithdrawListParams, signal?: AbortSignal) => {
      return withdrawList(params, signal);
    },
    [withdrawList],
  );
};

export const getWithdrawListInfiniteQueryKey = (params?: WithdrawListParams) => {
  return ['infinite', 'withdrawList', ...(params ? [params] : [])] as const;
};

export const getWithdrawListQueryKey = (params?: WithdrawListParams) => {
  return ['withdrawList', ...(params ? [params] : [])] as const;
};

export const useWithdrawListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    WithdrawListParams['page_no']
  >,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
        TError,
        TData,
        QueryKey,
        WithdrawListParams['page_no']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawListInfiniteQueryKey(params);

  const withdrawList = useWithdrawListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    QueryKey,
    WithdrawListParams['page_no']
  > = ({ signal, pageParam }) =>
    withdrawList({ ...params, page_no: pageParam ?? params?.['page_no'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    TError,
    TData,
    QueryKey,
    WithdrawListParams['page_no']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WithdrawListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>
>;
export type WithdrawListInfiniteQueryError = ErrorType<'withdrawList'>;

export function useWithdrawListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    WithdrawListParams['page_no']
  >,
  TError = ErrorType<'withdrawList'>,
>(
  params: undefined | WithdrawListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
        TError,
        TData,
        QueryKey,
        WithdrawListParams['page_no']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    WithdrawListParams['page_no']
  >,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
        TError,
        TData,
        QueryKey,
        WithdrawListParams['page_no']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    WithdrawListParams['page_no']
  >,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
        TError,
        TData,
        QueryKey,
        WithdrawListParams['page_no']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List own withdrawals
 */

export function useWithdrawListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    WithdrawListParams['page_no']
  >,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
        TError,
        TData,
        QueryKey,
        WithdrawListParams['page_no']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWithdrawListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useWithdrawListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawListQueryKey(params);

  const withdrawList = useWithdrawListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>> = ({ signal }) =>
    withdrawList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WithdrawListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>
>;
export type WithdrawListQueryError = ErrorType<'withdrawList'>;

export function useWithdrawList<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
  TError = ErrorType<'withdrawList'>,
>(
  params: undefined | WithdrawListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawList<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawList<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List own withdrawals
 */

export function useWithdrawList<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWithdrawListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes a quantity of a coin out of the wallet to the bound address, or its worth to a bank. The worth leaves the wallet
 * at once and comes back if the withdrawal is refused. Needs an advanced verification, a bound authenticator, phone or
 * e-mail address, the fund password, and the code that the authenticator shows. Existing clients can not send that code;
 * what they request waits for two people of the desk.
 * @summary Request a withdrawal
 */
export const useWithdrawApplyHook = () => {
  const withdrawApply = useCall<WithdrawApplyOk>(operations.withdrawApply);

  return useCallback(
    (params: WithdrawApplyParams, signal?: AbortSignal) => {
      return withdrawApply(params, signal);
    },
    [withdrawApply],
  );
};

export const getWithdrawApplyMutationKey = () => ['withdrawApply'] as const;

export const useWithdrawApplyMutationOptions = <
  TError = ErrorType<'withdrawApply'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawApplyHook>>>,
    TError,
    WithdrawApplyMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useWithdrawApplyHook>>>,
  TError,
  WithdrawApplyMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawApply = useWithdrawApplyHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useWithdrawApplyHook>>>,
    WithdrawApplyMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return withdrawApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawApplyMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawApplyHook>>>
>;

export type WithdrawApplyMutationError = ErrorType<'withdrawApply'>;
export type WithdrawApplyMutationVariables = { params: WithdrawApplyParams };

/**
 * @summary Request a withdrawal
 */
export const useWithdrawApply = <TError = ErrorType<'withdrawApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useWithdrawApplyHook>>>,
      TError,
      WithdrawApplyMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useWithdrawApplyHook>>>,
  TError,
  WithdrawApplyMutationVariables,
  TContext
> => {
  return useMutation(useWithdrawApplyMutationOptions(options), queryClient);
};
/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 * @summary Show the handling fee of withdrawals
 */
export const useWithdrawFeeHook = () => {
  const withdrawFee = useCall<WithdrawFeeOk>(operations.withdrawFee);

  return useCallback(
    (params?: WithdrawFeeParams, signal?: AbortSignal) => {
      return withdrawFee(params, signal);
    },
    [withdrawFee],
  );
};

export const getWithdrawFeeQueryKey = (params?: WithdrawFeeParams) => {
  return ['withdrawFee', ...(params ? [params] : [])] as const;
};

export const useWithdrawFeeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
  TError = ErrorType<'withdrawFee'>,
>(
  params?: WithdrawFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawFeeQueryKey(params);

  const withdrawFee = useWithdrawFeeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>> = ({ signal }) =>
    withdrawFee(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawFee,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WithdrawFeeQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>>;
export type WithdrawFeeQueryError = ErrorType<'withdrawFee'>;

export function useWithdrawFee<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
  TError = ErrorType<'withdrawFee'>,
>(
  params: undefined | WithdrawFeeParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawFee<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
  TError = ErrorType<'withdrawFee'>,
>(
  params?: WithdrawFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawFee<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
  TError = ErrorType<'withdrawFee'>,
>(
  params?: WithdrawFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the handling fee of withdrawals
 */

export function useWithdrawFee<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>,
  TError = ErrorType<'withdrawFee'>,
>(
  params?: WithdrawFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawFeeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWithdrawFeeQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 * @summary Show one of the own withdrawals
 */
export const useWithdrawGetHook = () => {
  const withdrawGet = useCall<WithdrawGetOk>(operations.withdrawGet);

  return useCallback(
    (params: WithdrawGetParams, signal?: AbortSignal) => {
      return withdrawGet(params, signal);
    },
    [withdrawGet],
  );
};

export const getWithdrawGetQueryKey = (params?: WithdrawGetParams) => {
  return ['withdrawGet', ...(params ? [params] : [])] as const;
};

export const useWithdrawGetQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
  TError = ErrorType<'withdrawGet'>,
>(
  params: WithdrawGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawGetQueryKey(params);

  const withdrawGet = useWithdrawGetHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>> = ({ signal }) =>
    withdrawGet(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawGet,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WithdrawGetQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>>;
export type WithdrawGetQueryError = ErrorType<'withdrawGet'>;

export function useWithdrawGet<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
  TError = ErrorType<'withdrawGet'>,
>(
  params: WithdrawGetParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawGet<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
  TError = ErrorType<'withdrawGet'>,
>(
  params: WithdrawGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawGet<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
  TError = ErrorType<'withdrawGet'>,
>(
  params: WithdrawGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one of the own withdrawals
 */

export function useWithdrawGet<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>,
  TError = ErrorType<'withdrawGet'>,
>(
  params: WithdrawGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWithdrawGetQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers a fresh one-time session token that the next withdrawal must carry, and the bound address that it will go to.
 * @summary Open a withdrawal form
 */
export const useWithdrawWithdrawOpenHook = () => {
  const withdrawWithdrawOpen = useCall<WithdrawWithdrawOpenOk>(operations.withdrawWithdrawOpen);

  return useCallback(
    (signal?: AbortSignal) => {
      return withdrawWithdrawOpen(undefined, signal);
    },
    [withdrawWithdrawOpen],
  );
};

export const getWithdrawWithdrawOpenMutationKey = () => ['withdrawWithdrawOpen'] as const;

export const useWithdrawWithdrawOpenMutationOptions = <
  TError = ErrorType<'withdrawWithdrawOpen'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawOpenHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawOpenHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getWithdrawWithdrawOpenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawWithdrawOpen = useWithdrawWithdrawOpenHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawOpenHook>>>,
    void
  > = () => {
    return withdrawWithdrawOpen();
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawWithdrawOpenMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawOpenHook>>>
>;

export type WithdrawWithdrawOpenMutationError = ErrorType<'withdrawWithdrawOpen'>;

/**
 * @summary Open a withdrawal form
 */
export const useWithdrawWithdrawOpen = <TError = ErrorType<'withdrawWithdrawOpen'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawOpenHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawOpenHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useWithdrawWithdrawOpenMutationOptions(options), queryClient);
};
/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 * @summary Show the limits of withdrawals
 */
export const useWithdrawWithdrawLimitConfigHook = () => {
  const withdrawWithdrawLimitConfig = useCall<WithdrawWithdrawLimitConfigOk>(
    operations.withdrawWithdrawLimitConfig,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return withdrawWithdrawLimitConfig(undefined, signal);
    },
    [withdrawWithdrawLimitConfig],
  );
};

export const getWithdrawWithdrawLimitConfigQueryKey = () => {
  return ['withdrawWithdrawLimitConfig'] as const;
};

export const useWithdrawWithdrawLimitConfigQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawWithdrawLimitConfigQueryKey();

  const withdrawWithdrawLimitConfig = useWithdrawWithdrawLimitConfigHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>
  > = ({ signal }) => withdrawWithdrawLimitConfig(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.withdrawWithdrawLimitConfig,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WithdrawWithdrawLimitConfigQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>
>;
export type WithdrawWithdrawLimitConfigQueryError = ErrorType<'withdrawWithdrawLimitConfig'>;

export function useWithdrawWithdrawLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawWithdrawLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWithdrawWithdrawLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the limits of withdrawals
 */

export function useWithdrawWithdrawLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useWithdrawWithdrawLimitConfigHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWithdrawWithdrawLimitConfigQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Removes the bound withdrawal address after a pause, so that another one can be bound. The pause is a setting. The owner is
 * notified at every proven address, and can stop the removal until then. A repeated request keeps the date of the first
 * one. Needs the code that the authenticator shows; without an authenticator, customer service removes the address.
 * @summary Ask for the withdrawal address to be removed
 */
export const useWithdrawRequestAddressReleaseHook = () => {
  const withdrawRequestAddressRelease = useCall<WithdrawRequestAddressReleaseOk>(
    operations.withdrawRequestAddressRelease,
  );

  return useCallback(
    (params: WithdrawRequestAddressReleaseParams, signal?: AbortSignal) => {
      return withdrawRequestAddressRelease(params, signal);
    },
    [withdrawRequestAddressRelease],
  );
};

export const getWithdrawRequestAddressReleaseMutationKey = () => ['withdrawRequestAddressRelease'] as const;

export const useWithdrawRequestAddressReleaseMutationOptions = <
  TError = ErrorType<'withdrawRequestAddressRelease'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawRequestAddressReleaseHook>>>,
    TError,
    WithdrawRequestAddressReleaseMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useWithdrawRequestAddressReleaseHook>>>,
  TError,
  WithdrawRequestAddressReleaseMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawRequestAddressReleaseMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawRequestAddressRelease = useWithdrawRequestAddressReleaseHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useWithdrawRequestAddressReleaseHook>>>,
    WithdrawRequestAddressReleaseMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return withdrawRequestAddressRelease(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawRequestAddressReleaseMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawRequestAddressReleaseHook>>>
>;

export type WithdrawRequestAddressReleaseMutationError = ErrorType<'withdrawRequestAddressRelease'>;
export type WithdrawRequestAddressReleaseMutationVariables = { params: WithdrawRequestAddressReleaseParams };

/**
 * @summary Ask for the withdrawal address to be removed
 */
export const useWithdrawRequestAddressRelease = <
  TError = ErrorType<'withdrawRequestAddressRelease'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useWithdrawRequestAddressReleaseHook>>>,
      TError,
      WithdrawRequestAddressReleaseMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useWithdrawRequestAddressReleaseHook>>>,
  TError,
  WithdrawRequestAddressReleaseMutationVariables,
  TContext
> => {
  return useMutation(useWithdrawRequestAddressReleaseMutationOptions(options), queryClient);
};
/**
 * Stops the removal of the bound withdrawal address. Succeeds too where none was requested; an address that is already removed can not be kept.
 * @summary Keep the withdrawal address after all
 */
export const useWithdrawCancelAddressReleaseHook = () => {
  const withdrawCancelAddressRelease = useCall<WithdrawCancelAddressReleaseOk>(
    operations.withdrawCancelAddressRelease,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return withdrawCancelAddressRelease(undefined, signal);
    },
    [withdrawCancelAddressRelease],
  );
};

export const getWithdrawCancelAddressReleaseMutationKey = () => ['withdrawCancelAddressRelease'] as const;

export const useWithdrawCancelAddressReleaseMutationOptions = <
  TError = ErrorType<'withdrawCancelAddressRelease'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useWithdrawCancelAddressReleaseHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useWithdrawCancelAddressReleaseHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getWithdrawCancelAddressReleaseMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawCancelAddressRelease = useWithdrawCancelAddressReleaseHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useWithdrawCancelAddressReleaseHook>>>,
    void
  > = () => {
    return withdrawCancelAddressRelease();
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawCancelAddressReleaseMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useWithdrawCancelAddressReleaseHook>>>
>;

export type WithdrawCancelAddressReleaseMutationError = ErrorType<'withdrawCancelAddressRelease'>;

/**
 * @summary Keep the withdrawal address after all
 */
export const useWithdrawCancelAddressRelease = <
  TError = ErrorType<'withdrawCancelAddressRelease'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useWithdrawCancelAddressReleaseHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useWithdrawCancelAddressReleaseHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useWithdrawCancelAddressReleaseMutationOptions(options), queryClient);
};
