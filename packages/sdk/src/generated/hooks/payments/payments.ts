// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
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
  TData = DataOf<'paymentMethods'>,
  TError = ErrorType<'paymentMethods'>,
>(
  params?: PaymentMethodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'paymentMethods'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPaymentMethodsQueryKey(params);

  const paymentMethods = usePaymentMethodsHook();

  const queryFn: QueryFunction<DataOf<'paymentMethods'>> = ({ signal }) => paymentMethods(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.paymentMethods,
  );

  return customOptions as UseQueryOptions<DataOf<'paymentMethods'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type PaymentMethodsQueryResult = NonNullable<DataOf<'paymentMethods'>>;
export type PaymentMethodsQueryError = ErrorType<'paymentMethods'>;

/**
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 * Calls `paymentMethods`.
 */
export function usePaymentMethods<TData = DataOf<'paymentMethods'>, TError = ErrorType<'paymentMethods'>>(
  params: undefined | PaymentMethodsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'paymentMethods'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'paymentMethods'>, TError, DataOf<'paymentMethods'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 * Calls `paymentMethods`.
 */
export function usePaymentMethods<TData = DataOf<'paymentMethods'>, TError = ErrorType<'paymentMethods'>>(
  params?: PaymentMethodsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'paymentMethods'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'paymentMethods'>, TError, DataOf<'paymentMethods'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 * Calls `paymentMethods`.
 */
export function usePaymentMethods<TData = DataOf<'paymentMethods'>, TError = ErrorType<'paymentMethods'>>(
  params?: PaymentMethodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'paymentMethods'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 * Calls `paymentMethods`.
 */
export function usePaymentMethods<TData = DataOf<'paymentMethods'>, TError = ErrorType<'paymentMethods'>>(
  params?: PaymentMethodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'paymentMethods'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'paymentOpen'>, TError, PaymentOpenMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'paymentOpen'>, TError, PaymentOpenMutationVariables, TContext> => {
  const mutationKey = getPaymentOpenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const paymentOpen = usePaymentOpenHook();

  const mutationFn: MutationFunction<DataOf<'paymentOpen'>, PaymentOpenMutationVariables> = (props) => {
    const { params } = props ?? {};

    return paymentOpen(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type PaymentOpenMutationResult = NonNullable<DataOf<'paymentOpen'>>;

export type PaymentOpenMutationError = ErrorType<'paymentOpen'>;
export type PaymentOpenMutationVariables = { params: PaymentOpenParams };

/**
 * Starts the payment of one or several unpaid orders of the caller through a payment provider and answers the page to send the buyer to. Nothing is charged yet. Opened again for the same orders and method while it is unfinished, the same payment is answered.
 * Calls `paymentOpen`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderAlreadyPaid`: This order is already paid.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const usePaymentOpen = <TError = ErrorType<'paymentOpen'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'paymentOpen'>, TError, PaymentOpenMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'paymentOpen'>, TError, PaymentOpenMutationVariables, TContext> => {
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

export const usePaymentGetQueryOptions = <TData = DataOf<'paymentGet'>, TError = ErrorType<'paymentGet'>>(
  params: PaymentGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'paymentGet'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPaymentGetQueryKey(params);

  const paymentGet = usePaymentGetHook();

  const queryFn: QueryFunction<DataOf<'paymentGet'>> = ({ signal }) => paymentGet(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.paymentGet);

  return customOptions as UseQueryOptions<DataOf<'paymentGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type PaymentGetQueryResult = NonNullable<DataOf<'paymentGet'>>;
export type PaymentGetQueryError = ErrorType<'paymentGet'>;

/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 * Calls `paymentGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function usePaymentGet<TData = DataOf<'paymentGet'>, TError = ErrorType<'paymentGet'>>(
  params: PaymentGetParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'paymentGet'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'paymentGet'>, TError, DataOf<'paymentGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 * Calls `paymentGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function usePaymentGet<TData = DataOf<'paymentGet'>, TError = ErrorType<'paymentGet'>>(
  params: PaymentGetParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'paymentGet'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'paymentGet'>, TError, DataOf<'paymentGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 * Calls `paymentGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function usePaymentGet<TData = DataOf<'paymentGet'>, TError = ErrorType<'paymentGet'>>(
  params: PaymentGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'paymentGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 * Calls `paymentGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function usePaymentGet<TData = DataOf<'paymentGet'>, TError = ErrorType<'paymentGet'>>(
  params: PaymentGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'paymentGet'>, TError, TData>> },
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
  TData = DataOf<'bankCardList'>,
  TError = ErrorType<'bankCardList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'bankCardList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getBankCardListQueryKey();

  const bankCardList = useBankCardListHook();

  const queryFn: QueryFunction<DataOf<'bankCardList'>> = ({ signal }) => bankCardList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.bankCardList);

  return customOptions as UseQueryOptions<DataOf<'bankCardList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type BankCardListQueryResult = NonNullable<DataOf<'bankCardList'>>;
export type BankCardListQueryError = ErrorType<'bankCardList'>;

/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 * Calls `bankCardList`.
 */
export function useBankCardList<TData = DataOf<'bankCardList'>, TError = ErrorType<'bankCardList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'bankCardList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'bankCardList'>, TError, DataOf<'bankCardList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 * Calls `bankCardList`.
 */
export function useBankCardList<TData = DataOf<'bankCardList'>, TError = ErrorType<'bankCardList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'bankCardList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'bankCardList'>, TError, DataOf<'bankCardList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 * Calls `bankCardList`.
 */
export function useBankCardList<TData = DataOf<'bankCardList'>, TError = ErrorType<'bankCardList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'bankCardList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 * Calls `bankCardList`.
 */
export function useBankCardList<TData = DataOf<'bankCardList'>, TError = ErrorType<'bankCardList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'bankCardList'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'bankCardAdd'>, TError, BankCardAddMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'bankCardAdd'>, TError, BankCardAddMutationVariables, TContext> => {
  const mutationKey = getBankCardAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const bankCardAdd = useBankCardAddHook();

  const mutationFn: MutationFunction<DataOf<'bankCardAdd'>, BankCardAddMutationVariables> = (props) => {
    const { params } = props ?? {};

    return bankCardAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type BankCardAddMutationResult = NonNullable<DataOf<'bankCardAdd'>>;

export type BankCardAddMutationError = ErrorType<'bankCardAdd'>;
export type BankCardAddMutationVariables = { params: BankCardAddParams };

/**
 * Keeps a bank card or account of the caller for later withdrawals. The same number added again replaces its bank and holder. A user keeps at most ten; one more is refused.
 * Calls `bankCardAdd`.
 *
 * Its errors, besides those of every operation:
 * - `bankCardLimit`: You have as many bank cards as one can.
 */
export const useBankCardAdd = <TError = ErrorType<'bankCardAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'bankCardAdd'>, TError, BankCardAddMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'bankCardAdd'>, TError, BankCardAddMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'bankCardDel'>, TError, BankCardDelMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'bankCardDel'>, TError, BankCardDelMutationVariables, TContext> => {
  const mutationKey = getBankCardDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const bankCardDel = useBankCardDelHook();

  const mutationFn: MutationFunction<DataOf<'bankCardDel'>, BankCardDelMutationVariables> = (props) => {
    const { params } = props ?? {};

    return bankCardDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type BankCardDelMutationResult = NonNullable<DataOf<'bankCardDel'>>;

export type BankCardDelMutationError = ErrorType<'bankCardDel'>;
export type BankCardDelMutationVariables = { params: BankCardDelParams };

/**
 * Forgets one of the caller's bank cards; forgetting it again succeeds too. One that never was the caller's is refused. Withdrawals under way are not touched.
 * Calls `bankCardDel`.
 *
 * Its errors, besides those of every operation:
 * - `bankCardNotFound`: There is no such bank card.
 */
export const useBankCardDel = <TError = ErrorType<'bankCardDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'bankCardDel'>, TError, BankCardDelMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'bankCardDel'>, TError, BankCardDelMutationVariables, TContext> => {
  return useMutation(useBankCardDelMutationOptions(options), queryClient);
};
