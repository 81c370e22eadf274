// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import * as operations from '../../operation-functions.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  BankCardAddOk,
  BankCardAddParams,
  BankCardDelOk,
  BankCardDelParams,
  BankCardListOk,
  PaymentGetOk,
  PaymentGetParams,
  PaymentMethodsOk,
  PaymentMethodsParams,
  PaymentOpenOk,
  PaymentOpenParams,
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
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 * @summary List the payment methods of a region
 */
export const usePaymentMethodsHook = () => {
  const paymentMethods = useCall<PaymentMethodsOk>(operations.paymentMethods);

  return useCallback(
    (params?: PaymentMethodsParams, signal?: AbortSignal) => {
      return paymentMethods(params, signal);
    },
    [paymentMethods],
  );
};

export const getPaymentMethodsQueryKey = (params?: PaymentMethodsParams) => {
  return ['paymentMethods', ...(params ? [params] : [])] as const;
};

export const usePaymentMethodsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
  TError = ErrorType<'paymentMethods'>,
>(
  params?: PaymentMethodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPaymentMethodsQueryKey(params);

  const paymentMethods = usePaymentMethodsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>> = ({
    signal,
  }) => paymentMethods(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.paymentMethods,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PaymentMethodsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>
>;
export type PaymentMethodsQueryError = ErrorType<'paymentMethods'>;

export function usePaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
  TError = ErrorType<'paymentMethods'>,
>(
  params: undefined | PaymentMethodsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
  TError = ErrorType<'paymentMethods'>,
>(
  params?: PaymentMethodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
  TError = ErrorType<'paymentMethods'>,
>(
  params?: PaymentMethodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the payment methods of a region
 */

export function usePaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>,
  TError = ErrorType<'paymentMethods'>,
>(
  params?: PaymentMethodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentMethodsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = usePaymentMethodsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Starts the payment of one or several unpaid orders of the caller through a payment provider and answers the page to send the buyer to. Nothing is charged yet. Opened again for the same orders and method while it is unfinished, the same payment is answered.
 * @summary Start a payment by another method
 */
export const usePaymentOpenHook = () => {
  const paymentOpen = useCall<PaymentOpenOk>(operations.paymentOpen);

  return useCallback(
    (params: PaymentOpenParams, signal?: AbortSignal) => {
      return paymentOpen(params, signal);
    },
    [paymentOpen],
  );
};

export const getPaymentOpenMutationKey = () => ['paymentOpen'] as const;

export const usePaymentOpenMutationOptions = <
  TError = ErrorType<'paymentOpen'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof usePaymentOpenHook>>>,
    TError,
    PaymentOpenMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof usePaymentOpenHook>>>,
  TError,
  PaymentOpenMutationVariables,
  TContext
> => {
  const mutationKey = getPaymentOpenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const paymentOpen = usePaymentOpenHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof usePaymentOpenHook>>>,
    PaymentOpenMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return paymentOpen(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type PaymentOpenMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof usePaymentOpenHook>>>
>;

export type PaymentOpenMutationError = ErrorType<'paymentOpen'>;
export type PaymentOpenMutationVariables = { params: PaymentOpenParams };

/**
 * @summary Start a payment by another method
 */
export const usePaymentOpen = <TError = ErrorType<'paymentOpen'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof usePaymentOpenHook>>>,
      TError,
      PaymentOpenMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof usePaymentOpenHook>>>,
  TError,
  PaymentOpenMutationVariables,
  TContext
> => {
  return useMutation(usePaymentOpenMutationOptions(options), queryClient);
};
/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 * @summary Show where a payment stands
 */
export const usePaymentGetHook = () => {
  const paymentGet = useCall<PaymentGetOk>(operations.paymentGet);

  return useCallback(
    (params: PaymentGetParams, signal?: AbortSignal) => {
      return paymentGet(params, signal);
    },
    [paymentGet],
  );
};

export const getPaymentGetQueryKey = (params?: PaymentGetParams) => {
  return ['paymentGet', ...(params ? [params] : [])] as const;
};

export const usePaymentGetQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
  TError = ErrorType<'paymentGet'>,
>(
  params: PaymentGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPaymentGetQueryKey(params);

  const paymentGet = usePaymentGetHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>> = ({ signal }) =>
    paymentGet(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.paymentGet);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PaymentGetQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>>;
export type PaymentGetQueryError = ErrorType<'paymentGet'>;

export function usePaymentGet<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
  TError = ErrorType<'paymentGet'>,
>(
  params: PaymentGetParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePaymentGet<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
  TError = ErrorType<'paymentGet'>,
>(
  params: PaymentGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePaymentGet<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
  TError = ErrorType<'paymentGet'>,
>(
  params: PaymentGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show where a payment stands
 */

export function usePaymentGet<
  TData = Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>,
  TError = ErrorType<'paymentGet'>,
>(
  params: PaymentGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof usePaymentGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = usePaymentGetQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 * @summary List the caller's bank cards
 */
export const useBankCardListHook = () => {
  const bankCardList = useCall<BankCardListOk>(operations.bankCardList);

  return useCallback(
    (signal?: AbortSignal) => {
      return bankCardList(undefined, signal);
    },
    [bankCardList],
  );
};

export const getBankCardListQueryKey = () => {
  return ['bankCardList'] as const;
};

export const useBankCardListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
  TError = ErrorType<'bankCardList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getBankCardListQueryKey();

  const bankCardList = useBankCardListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>> = ({ signal }) =>
    bankCardList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.bankCardList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type BankCardListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>
>;
export type BankCardListQueryError = ErrorType<'bankCardList'>;

export function useBankCardList<
  TData = Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
  TError = ErrorType<'bankCardList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useBankCardList<
  TData = Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
  TError = ErrorType<'bankCardList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useBankCardList<
  TData = Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
  TError = ErrorType<'bankCardList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the caller's bank cards
 */

export function useBankCardList<
  TData = Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>,
  TError = ErrorType<'bankCardList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useBankCardListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useBankCardListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Keeps a bank card or account of the caller for later withdrawals. The same number added again replaces its bank and holder. A user keeps at most ten; one more is refused.
 * @summary Keep a bank card
 */
export const useBankCardAddHook = () => {
  const bankCardAdd = useCall<BankCardAddOk>(operations.bankCardAdd);

  return useCallback(
    (params: BankCardAddParams, signal?: AbortSignal) => {
      return bankCardAdd(params, signal);
    },
    [bankCardAdd],
  );
};

export const getBankCardAddMutationKey = () => ['bankCardAdd'] as const;

export const useBankCardAddMutationOptions = <
  TError = ErrorType<'bankCardAdd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useBankCardAddHook>>>,
    TError,
    BankCardAddMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useBankCardAddHook>>>,
  TError,
  BankCardAddMutationVariables,
  TContext
> => {
  const mutationKey = getBankCardAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const bankCardAdd = useBankCardAddHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useBankCardAddHook>>>,
    BankCardAddMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return bankCardAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type BankCardAddMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useBankCardAddHook>>>
>;

export type BankCardAddMutationError = ErrorType<'bankCardAdd'>;
export type BankCardAddMutationVariables = { params: BankCardAddParams };

/**
 * @summary Keep a bank card
 */
export const useBankCardAdd = <TError = ErrorType<'bankCardAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useBankCardAddHook>>>,
      TError,
      BankCardAddMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useBankCardAddHook>>>,
  TError,
  BankCardAddMutationVariables,
  TContext
> => {
  return useMutation(useBankCardAddMutationOptions(options), queryClient);
};
/**
 * Forgets one of the caller's bank cards; forgetting it again succeeds too. One that never was the caller's is refused. Withdrawals under way are not touched.
 * @summary Forget a bank card
 */
export const useBankCardDelHook = () => {
  const bankCardDel = useCall<BankCardDelOk>(operations.bankCardDel);

  return useCallback(
    (params: BankCardDelParams, signal?: AbortSignal) => {
      return bankCardDel(params, signal);
    },
    [bankCardDel],
  );
};

export const getBankCardDelMutationKey = () => ['bankCardDel'] as const;

export const useBankCardDelMutationOptions = <
  TError = ErrorType<'bankCardDel'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useBankCardDelHook>>>,
    TError,
    BankCardDelMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useBankCardDelHook>>>,
  TError,
  BankCardDelMutationVariables,
  TContext
> => {
  const mutationKey = getBankCardDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const bankCardDel = useBankCardDelHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useBankCardDelHook>>>,
    BankCardDelMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return bankCardDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type BankCardDelMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useBankCardDelHook>>>
>;

export type BankCardDelMutationError = ErrorType<'bankCardDel'>;
export type BankCardDelMutationVariables = { params: BankCardDelParams };

/**
 * @summary Forget a bank card
 */
export const useBankCardDel = <TError = ErrorType<'bankCardDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useBankCardDelHook>>>,
      TError,
      BankCardDelMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useBankCardDelHook>>>,
  TError,
  BankCardDelMutationVariables,
  TContext
> => {
  return useMutation(useBankCardDelMutationOptions(options), queryClient);
};
