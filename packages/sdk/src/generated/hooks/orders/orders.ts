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
  OrderCancelOk,
  OrderCancelParams,
  OrderCountOrderStatusOk,
  OrderDisputeReturnOk,
  OrderDisputeReturnParams,
  OrderInfoOk,
  OrderInfoParams,
  OrderListGoodsOk,
  OrderListGoodsParams,
  OrderListMainOk,
  OrderListMainParams,
  OrderLogListOk,
  OrderLogListParams,
  OrderPayOk,
  OrderPayParams,
  OrderQuoteOk,
  OrderQuoteParams,
  OrderReceiptOk,
  OrderReceiptParams,
  OrderRefundQuoteOk,
  OrderRefundQuoteParams,
  OrderRemindOk,
  OrderRemindParams,
  OrderRequestReturnOk,
  OrderRequestReturnParams,
  OrderReturnQuoteOk,
  OrderReturnQuoteParams,
  OrderReturnsOk,
  OrderReturnsParams,
  OrderSendReturnOk,
  OrderSendReturnParams,
  OrderSubmitOk,
  OrderSubmitParams,
  OrderWithdrawReturnOk,
  OrderWithdrawReturnParams,
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
 * Places one order a store for the named goods at their present prices and reserves the stock until the payment deadline. All lines are accepted or none. Each order is then paid by order!pay or payment!open, or cancelled by the clock. A buyer with too many unpaid orders must finish them first; so must one whose unpaid orders would hold more pieces of one variant than the setting `unpaid_pieces_max`, or of all than `unpaid_total_pieces_max`.
 * @summary Place orders
 */
export const useOrderSubmitHook = () => {
  const orderSubmit = useCall<OrderSubmitOk>(operations.orderSubmit);

  return useCallback(
    (params: OrderSubmitParams, signal?: AbortSignal) => {
      return orderSubmit(params, signal);
    },
    [orderSubmit],
  );
};

export const getOrderSubmitMutationKey = () => ['orderSubmit'] as const;

export const useOrderSubmitMutationOptions = <
  TError = ErrorType<'orderSubmit'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'orderSubmit'>, TError, OrderSubmitMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'orderSubmit'>, TError, OrderSubmitMutationVariables, TContext> => {
  const mutationKey = getOrderSubmitMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderSubmit = useOrderSubmitHook();

  const mutationFn: MutationFunction<DataOf<'orderSubmit'>, OrderSubmitMutationVariables> = (props) => {
    const { params } = props ?? {};

    return orderSubmit(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderSubmitMutationResult = NonNullable<DataOf<'orderSubmit'>>;

export type OrderSubmitMutationError = ErrorType<'orderSubmit'>;
export type OrderSubmitMutationVariables = { params: OrderSubmitParams };

/**
 * Places one order a store for the named goods at their present prices and reserves the stock until the payment deadline. All lines are accepted or none. Each order is then paid by order!pay or payment!open, or cancelled by the clock. A buyer with too many unpaid orders must finish them first; so must one whose unpaid orders would hold more pieces of one variant than the setting `unpaid_pieces_max`, or of all than `unpaid_total_pieces_max`.
 * Calls `orderSubmit`.
 *
 * Its errors, besides those of every operation:
 * - `chooseAddress`: Please choose a delivery address.
 * - `addressNotFound`: There is no such address.
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `insufficientStock`: Not enough in stock.
 * - `aboveMaximumQuantity`: More than the maximum purchase quantity.
 * - `belowMinimumOrder`: Less than the minimum order quantity.
 * - `ownStoreGoods`: You can't buy from your own store.
 * - `duplicateSubmission`: This was already submitted.
 * - `orderTotalChanged`: The price has changed. Check the new total and order again.
 * - `couponNotFound`: There is no such coupon.
 * - `couponExpired`: This coupon is not valid at this time.
 * - `couponUsedUp`: This coupon has been used up.
 * - `couponAlreadyUsed`: You have already used this coupon.
 * - `couponBelowMinimum`: The goods of this order do not reach the minimum of the coupon.
 * - `couponOtherStore`: This coupon is for another store.
 * - `submitWithOpenOrders`: You still have open orders. Finish them first.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useOrderSubmit = <TError = ErrorType<'orderSubmit'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'orderSubmit'>, TError, OrderSubmitMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderSubmit'>, TError, OrderSubmitMutationVariables, TContext> => {
  return useMutation(useOrderSubmitMutationOptions(options), queryClient);
};
/**
 * Charges the caller's wallet with the totals of one or several unpaid orders, all or none, and moves them to status 1. Only the buyer may pay, before the payment deadline. Wrong fund passwords are counted over all calls that ask for one: after three in a row the caller waits three minutes, after more until the next day.
 * @summary Pay orders from the balance
 */
export const useOrderPayHook = () => {
  const orderPay = useCall<OrderPayOk>(operations.orderPay);

  return useCallback(
    (params: OrderPayParams, signal?: AbortSignal) => {
      return orderPay(params, signal);
    },
    [orderPay],
  );
};

export const getOrderPayMutationKey = () => ['orderPay'] as const;

export const useOrderPayMutationOptions = <TError = ErrorType<'orderPay'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<DataOf<'orderPay'>, TError, OrderPayMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'orderPay'>, TError, OrderPayMutationVariables, TContext> => {
  const mutationKey = getOrderPayMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderPay = useOrderPayHook();

  const mutationFn: MutationFunction<DataOf<'orderPay'>, OrderPayMutationVariables> = (props) => {
    const { params } = props ?? {};

    return orderPay(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderPayMutationResult = NonNullable<DataOf<'orderPay'>>;

export type OrderPayMutationError = ErrorType<'orderPay'>;
export type OrderPayMutationVariables = { params: OrderPayParams };

/**
 * Charges the caller's wallet with the totals of one or several unpaid orders, all or none, and moves them to status 1. Only the buyer may pay, before the payment deadline. Wrong fund passwords are counted over all calls that ask for one: after three in a row the caller waits three minutes, after more until the next day.
 * Calls `orderPay`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderAlreadyPaid`: This order is already paid.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `insufficientBalance`: Your balance is too low. Please recharge.
 * - `wrongFundPassword`: The fund password is wrong.
 * - `fundPasswordNotSet`: Please set a fund password first.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useOrderPay = <TError = ErrorType<'orderPay'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'orderPay'>, TError, OrderPayMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderPay'>, TError, OrderPayMutationVariables, TContext> => {
  return useMutation(useOrderPayMutationOptions(options), queryClient);
};
/**
 * Cancels one of the caller's orders that waits for payment (status 0 to -1) and gives the reserved stock back. Orders in any other state are refused; sellers can't cancel. Existing clients send reasons from 1 to 9: the compatibility layer of a server may take what is above 4 as 4 (other).
 * @summary Cancel an unpaid order
 */
export const useOrderCancelHook = () => {
  const orderCancel = useCall<OrderCancelOk>(operations.orderCancel);

  return useCallback(
    (params: OrderCancelParams, signal?: AbortSignal) => {
      return orderCancel(params, signal);
    },
    [orderCancel],
  );
};

export const getOrderCancelMutationKey = () => ['orderCancel'] as const;

export const useOrderCancelMutationOptions = <
  TError = ErrorType<'orderCancel'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'orderCancel'>, TError, OrderCancelMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'orderCancel'>, TError, OrderCancelMutationVariables, TContext> => {
  const mutationKey = getOrderCancelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderCancel = useOrderCancelHook();

  const mutationFn: MutationFunction<DataOf<'orderCancel'>, OrderCancelMutationVariables> = (props) => {
    const { params } = props ?? {};

    return orderCancel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderCancelMutationResult = NonNullable<DataOf<'orderCancel'>>;

export type OrderCancelMutationError = ErrorType<'orderCancel'>;
export type OrderCancelMutationVariables = { params: OrderCancelParams };

/**
 * Cancels one of the caller's orders that waits for payment (status 0 to -1) and gives the reserved stock back. Orders in any other state are refused; sellers can't cancel. Existing clients send reasons from 1 to 9: the compatibility layer of a server may take what is above 4 as 4 (other).
 * Calls `orderCancel`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `onlyPendingPaymentCancellable`: Only orders that wait for payment can be cancelled.
 * - `sellerCannotCancel`: A seller can't cancel an order.
 */
export const useOrderCancel = <TError = ErrorType<'orderCancel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'orderCancel'>, TError, OrderCancelMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderCancel'>, TError, OrderCancelMutationVariables, TContext> => {
  return useMutation(useOrderCancelMutationOptions(options), queryClient);
};
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * @summary List the caller's orders
 */
export const useOrderListMainHook = () => {
  const orderListMain = useCall<OrderListMainOk>(operations.orderListMain);

  return useCallback(
    (params?: OrderListMainParams, signal?: AbortSignal) => {
      return orderListMain(params, signal);
    },
    [orderListMain],
  );
};

export const getOrderListMainInfiniteQueryKey = (params?: OrderListMainParams) => {
  return ['infinite', 'orderListMain', ...(params ? [params] : [])] as const;
};

export const getOrderListMainQueryKey = (params?: OrderListMainParams) => {
  return ['orderListMain', ...(params ? [params] : [])] as const;
};

export const useOrderListMainInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'orderListMain'>, OrderListMainParams['pageNum']>,
  TError = ErrorType<'orderListMain'>,
>(
  params?: OrderListMainParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListMain'>,
        TError,
        TData,
        QueryKey,
        OrderListMainParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderListMainInfiniteQueryKey(params);

  const orderListMain = useOrderListMainHook();

  const queryFn: QueryFunction<DataOf<'orderListMain'>, QueryKey, OrderListMainParams['pageNum']> = ({
    signal,
    pageParam,
  }) => orderListMain({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderListMain,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'orderListMain'>,
    TError,
    TData,
    QueryKey,
    OrderListMainParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type OrderListMainInfiniteQueryResult = NonNullable<DataOf<'orderListMain'>>;
export type OrderListMainInfiniteQueryError = ErrorType<'orderListMain'>;

/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMainInfinite<
  TData = InfiniteData<DataOf<'orderListMain'>, OrderListMainParams['pageNum']>,
  TError = ErrorType<'orderListMain'>,
>(
  params: undefined | OrderListMainParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListMain'>,
        TError,
        TData,
        QueryKey,
        OrderListMainParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderListMain'>, TError, DataOf<'orderListMain'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMainInfinite<
  TData = InfiniteData<DataOf<'orderListMain'>, OrderListMainParams['pageNum']>,
  TError = ErrorType<'orderListMain'>,
>(
  params?: OrderListMainParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListMain'>,
        TError,
        TData,
        QueryKey,
        OrderListMainParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderListMain'>, TError, DataOf<'orderListMain'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMainInfinite<
  TData = InfiniteData<DataOf<'orderListMain'>, OrderListMainParams['pageNum']>,
  TError = ErrorType<'orderListMain'>,
>(
  params?: OrderListMainParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListMain'>,
        TError,
        TData,
        QueryKey,
        OrderListMainParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMainInfinite<
  TData = InfiniteData<DataOf<'orderListMain'>, OrderListMainParams['pageNum']>,
  TError = ErrorType<'orderListMain'>,
>(
  params?: OrderListMainParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListMain'>,
        TError,
        TData,
        QueryKey,
        OrderListMainParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderListMainInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useOrderListMainQueryOptions = <
  TData = DataOf<'orderListMain'>,
  TError = ErrorType<'orderListMain'>,
>(
  params?: OrderListMainParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderListMain'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderListMainQueryKey(params);

  const orderListMain = useOrderListMainHook();

  const queryFn: QueryFunction<DataOf<'orderListMain'>> = ({ signal }) => orderListMain(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderListMain,
  );

  return customOptions as UseQueryOptions<DataOf<'orderListMain'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderListMainQueryResult = NonNullable<DataOf<'orderListMain'>>;
export type OrderListMainQueryError = ErrorType<'orderListMain'>;

/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMain<TData = DataOf<'orderListMain'>, TError = ErrorType<'orderListMain'>>(
  params: undefined | OrderListMainParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderListMain'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderListMain'>, TError, DataOf<'orderListMain'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMain<TData = DataOf<'orderListMain'>, TError = ErrorType<'orderListMain'>>(
  params?: OrderListMainParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderListMain'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderListMain'>, TError, DataOf<'orderListMain'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMain<TData = DataOf<'orderListMain'>, TError = ErrorType<'orderListMain'>>(
  params?: OrderListMainParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderListMain'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * Calls `orderListMain`.
 */
export function useOrderListMain<TData = DataOf<'orderListMain'>, TError = ErrorType<'orderListMain'>>(
  params?: OrderListMainParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderListMain'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderListMainQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 * @summary Show one order
 */
export const useOrderInfoHook = () => {
  const orderInfo = useCall<OrderInfoOk>(operations.orderInfo);

  return useCallback(
    (params: OrderInfoParams, signal?: AbortSignal) => {
      return orderInfo(params, signal);
    },
    [orderInfo],
  );
};

export const getOrderInfoQueryKey = (params?: OrderInfoParams) => {
  return ['orderInfo', ...(params ? [params] : [])] as const;
};

export const useOrderInfoQueryOptions = <TData = DataOf<'orderInfo'>, TError = ErrorType<'orderInfo'>>(
  params: OrderInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderInfoQueryKey(params);

  const orderInfo = useOrderInfoHook();

  const queryFn: QueryFunction<DataOf<'orderInfo'>> = ({ signal }) => orderInfo(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.orderInfo);

  return customOptions as UseQueryOptions<DataOf<'orderInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderInfoQueryResult = NonNullable<DataOf<'orderInfo'>>;
export type OrderInfoQueryError = ErrorType<'orderInfo'>;

/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 * Calls `orderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderInfo<TData = DataOf<'orderInfo'>, TError = ErrorType<'orderInfo'>>(
  params: OrderInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderInfo'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'orderInfo'>, TError, DataOf<'orderInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 * Calls `orderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderInfo<TData = DataOf<'orderInfo'>, TError = ErrorType<'orderInfo'>>(
  params: OrderInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderInfo'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'orderInfo'>, TError, DataOf<'orderInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 * Calls `orderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderInfo<TData = DataOf<'orderInfo'>, TError = ErrorType<'orderInfo'>>(
  params: OrderInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 * Calls `orderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderInfo<TData = DataOf<'orderInfo'>, TError = ErrorType<'orderInfo'>>(
  params: OrderInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * @summary List the lines of an order
 */
export const useOrderListGoodsHook = () => {
  const orderListGoods = useCall<OrderListGoodsOk>(operations.orderListGoods);

  return useCallback(
    (params: OrderListGoodsParams, signal?: AbortSignal) => {
      return orderListGoods(params, signal);
    },
    [orderListGoods],
  );
};

export const getOrderListGoodsInfiniteQueryKey = (params?: OrderListGoodsParams) => {
  return ['infinite', 'orderListGoods', ...(params ? [params] : [])] as const;
};

export const getOrderListGoodsQueryKey = (params?: OrderListGoodsParams) => {
  return ['orderListGoods', ...(params ? [params] : [])] as const;
};

export const useOrderListGoodsInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'orderListGoods'>, OrderListGoodsParams['pageNum']>,
  TError = ErrorType<'orderListGoods'>,
>(
  params: OrderListGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListGoods'>,
        TError,
        TData,
        QueryKey,
        OrderListGoodsParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderListGoodsInfiniteQueryKey(params);

  const orderListGoods = useOrderListGoodsHook();

  const queryFn: QueryFunction<DataOf<'orderListGoods'>, QueryKey, OrderListGoodsParams['pageNum']> = ({
    signal,
    pageParam,
  }) => orderListGoods({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderListGoods,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'orderListGoods'>,
    TError,
    TData,
    QueryKey,
    OrderListGoodsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type OrderListGoodsInfiniteQueryResult = NonNullable<DataOf<'orderListGoods'>>;
export type OrderListGoodsInfiniteQueryError = ErrorType<'orderListGoods'>;

/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoodsInfinite<
  TData = InfiniteData<DataOf<'orderListGoods'>, OrderListGoodsParams['pageNum']>,
  TError = ErrorType<'orderListGoods'>,
>(
  params: OrderListGoodsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListGoods'>,
        TError,
        TData,
        QueryKey,
        OrderListGoodsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderListGoods'>, TError, DataOf<'orderListGoods'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoodsInfinite<
  TData = InfiniteData<DataOf<'orderListGoods'>, OrderListGoodsParams['pageNum']>,
  TError = ErrorType<'orderListGoods'>,
>(
  params: OrderListGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListGoods'>,
        TError,
        TData,
        QueryKey,
        OrderListGoodsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderListGoods'>, TError, DataOf<'orderListGoods'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoodsInfinite<
  TData = InfiniteData<DataOf<'orderListGoods'>, OrderListGoodsParams['pageNum']>,
  TError = ErrorType<'orderListGoods'>,
>(
  params: OrderListGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListGoods'>,
        TError,
        TData,
        QueryKey,
        OrderListGoodsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoodsInfinite<
  TData = InfiniteData<DataOf<'orderListGoods'>, OrderListGoodsParams['pageNum']>,
  TError = ErrorType<'orderListGoods'>,
>(
  params: OrderListGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'orderListGoods'>,
        TError,
        TData,
        QueryKey,
        OrderListGoodsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderListGoodsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useOrderListGoodsQueryOptions = <
  TData = DataOf<'orderListGoods'>,
  TError = ErrorType<'orderListGoods'>,
>(
  params: OrderListGoodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderListGoods'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderListGoodsQueryKey(params);

  const orderListGoods = useOrderListGoodsHook();

  const queryFn: QueryFunction<DataOf<'orderListGoods'>> = ({ signal }) => orderListGoods(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderListGoods,
  );

  return customOptions as UseQueryOptions<DataOf<'orderListGoods'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderListGoodsQueryResult = NonNullable<DataOf<'orderListGoods'>>;
export type OrderListGoodsQueryError = ErrorType<'orderListGoods'>;

/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoods<TData = DataOf<'orderListGoods'>, TError = ErrorType<'orderListGoods'>>(
  params: OrderListGoodsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderListGoods'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderListGoods'>, TError, DataOf<'orderListGoods'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoods<TData = DataOf<'orderListGoods'>, TError = ErrorType<'orderListGoods'>>(
  params: OrderListGoodsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderListGoods'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderListGoods'>, TError, DataOf<'orderListGoods'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoods<TData = DataOf<'orderListGoods'>, TError = ErrorType<'orderListGoods'>>(
  params: OrderListGoodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderListGoods'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * Calls `orderListGoods`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderListGoods<TData = DataOf<'orderListGoods'>, TError = ErrorType<'orderListGoods'>>(
  params: OrderListGoodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderListGoods'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderListGoodsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Says that one of the caller's shipped orders has arrived (status 3 to 4). The money goes to the store, so that no refund is possible afterwards. The order then waits for a review. A delivered order counts as received at its `receiptDeadline`.
 * @summary Confirm that an order has arrived
 */
export const useOrderReceiptHook = () => {
  const orderReceipt = useCall<OrderReceiptOk>(operations.orderReceipt);

  return useCallback(
    (params: OrderReceiptParams, signal?: AbortSignal) => {
      return orderReceipt(params, signal);
    },
    [orderReceipt],
  );
};

export const getOrderReceiptMutationKey = () => ['orderReceipt'] as const;

export const useOrderReceiptMutationOptions = <
  TError = ErrorType<'orderReceipt'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'orderReceipt'>, TError, OrderReceiptMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'orderReceipt'>, TError, OrderReceiptMutationVariables, TContext> => {
  const mutationKey = getOrderReceiptMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderReceipt = useOrderReceiptHook();

  const mutationFn: MutationFunction<DataOf<'orderReceipt'>, OrderReceiptMutationVariables> = (props) => {
    const { params } = props ?? {};

    return orderReceipt(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderReceiptMutationResult = NonNullable<DataOf<'orderReceipt'>>;

export type OrderReceiptMutationError = ErrorType<'orderReceipt'>;
export type OrderReceiptMutationVariables = { params: OrderReceiptParams };

/**
 * Says that one of the caller's shipped orders has arrived (status 3 to 4). The money goes to the store, so that no refund is possible afterwards. The order then waits for a review. A delivered order counts as received at its `receiptDeadline`.
 * Calls `orderReceipt`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotReceivable`: Only an order that has been shipped can be received.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 */
export const useOrderReceipt = <TError = ErrorType<'orderReceipt'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'orderReceipt'>, TError, OrderReceiptMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderReceipt'>, TError, OrderReceiptMutationVariables, TContext> => {
  return useMutation(useOrderReceiptMutationOptions(options), queryClient);
};
/**
 * Asks the store to refund one of the caller's orders that is paid and not yet shipped (status 1 or 2 to 6): named lines and pieces, or all that is left of it. Nothing is shipped until the store has decided.
 *
 * **Granted**, the goods and their share of freight, tax and fee go back to the wallet, less their share of the coupon. What was not refunded goes on as the order (status 1 or 2, `returnStatus` 2); an order of which nothing is left ends (status 6). **Refused**, the order goes on as it was (`returnStatus` 3). Either way more can be asked for until the order is shipped. `order!refundQuote` says before what would come back.
 *
 * **In time.** A request that the store does not decide until `refundDeadline` is granted. Where the store has not shipped by `shipDeadline`, a request for all that is left is granted at once.
 * @summary Request a refund
 */
export const useOrderReturnsHook = () => {
  const orderReturns = useCall<OrderReturnsOk>(operations.orderReturns);

  return useCallback(
    (params: OrderReturnsParams, signal?: AbortSignal) => {
      return orderReturns(params, signal);
    },
    [orderReturns],
  );
};

export const getOrderReturnsMutationKey = () => ['orderReturns'] as const;

export const useOrderReturnsMutationOptions = <
  TError = ErrorType<'orderReturns'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'orderReturns'>, TError, OrderReturnsMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'orderReturns'>, TError, OrderReturnsMutationVariables, TContext> => {
  const mutationKey = getOrderReturnsMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderReturns = useOrderReturnsHook();

  const mutationFn: MutationFunction<DataOf<'orderReturns'>, OrderReturnsMutationVariables> = (props) => {
    const { params } = props ?? {};

    return orderReturns(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderReturnsMutationResult = NonNullable<DataOf<'orderReturns'>>;

export type OrderReturnsMutationError = ErrorType<'orderReturns'>;
export type OrderReturnsMutationVariables = { params: OrderReturnsParams };

/**
 * Asks the store to refund one of the caller's orders that is paid and not yet shipped (status 1 or 2 to 6): named lines and pieces, or all that is left of it. Nothing is shipped until the store has decided.
 *
 * **Granted**, the goods and their share of freight, tax and fee go back to the wallet, less their share of the coupon. What was not refunded goes on as the order (status 1 or 2, `returnStatus` 2); an order of which nothing is left ends (status 6). **Refused**, the order goes on as it was (`returnStatus` 3). Either way more can be asked for until the order is shipped. `order!refundQuote` says before what would come back.
 *
 * **In time.** A request that the store does not decide until `refundDeadline` is granted. Where the store has not shipped by `shipDeadline`, a request for all that is left is granted at once.
 * Calls `orderReturns`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `shippedOrderNotRefundable`: An order that has been shipped can't be refunded.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 * - `refundAmountTooHigh`: The refund can't be more than what was paid.
 * - `refundAmountChanged`: The refund would be another amount. Check it and ask again.
 */
export const useOrderReturns = <TError = ErrorType<'orderReturns'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'orderReturns'>, TError, OrderReturnsMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderReturns'>, TError, OrderReturnsMutationVariables, TContext> => {
  return useMutation(useOrderReturnsMutationOptions(options), queryClient);
};
/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 * @summary Show what a refund would pay back
 */
export const useOrderRefundQuoteHook = () => {
  const orderRefundQuote = useCall<OrderRefundQuoteOk>(operations.orderRefundQuote);

  return useCallback(
    (params: OrderRefundQuoteParams, signal?: AbortSignal) => {
      return orderRefundQuote(params, signal);
    },
    [orderRefundQuote],
  );
};

export const getOrderRefundQuoteQueryKey = (params?: OrderRefundQuoteParams) => {
  return ['orderRefundQuote', ...(params ? [params] : [])] as const;
};

export const useOrderRefundQuoteQueryOptions = <
  TData = DataOf<'orderRefundQuote'>,
  TError = ErrorType<'orderRefundQuote'>,
>(
  params: OrderRefundQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderRefundQuote'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderRefundQuoteQueryKey(params);

  const orderRefundQuote = useOrderRefundQuoteHook();

  const queryFn: QueryFunction<DataOf<'orderRefundQuote'>> = ({ signal }) => orderRefundQuote(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderRefundQuote,
  );

  return customOptions as UseQueryOptions<DataOf<'orderRefundQuote'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderRefundQuoteQueryResult = NonNullable<DataOf<'orderRefundQuote'>>;
export type OrderRefundQuoteQueryError = ErrorType<'orderRefundQuote'>;

/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 * Calls `orderRefundQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `shippedOrderNotRefundable`: An order that has been shipped can't be refunded.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 */
export function useOrderRefundQuote<
  TData = DataOf<'orderRefundQuote'>,
  TError = ErrorType<'orderRefundQuote'>,
>(
  params: OrderRefundQuoteParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderRefundQuote'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderRefundQuote'>, TError, DataOf<'orderRefundQuote'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 * Calls `orderRefundQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `shippedOrderNotRefundable`: An order that has been shipped can't be refunded.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 */
export function useOrderRefundQuote<
  TData = DataOf<'orderRefundQuote'>,
  TError = ErrorType<'orderRefundQuote'>,
>(
  params: OrderRefundQuoteParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderRefundQuote'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderRefundQuote'>, TError, DataOf<'orderRefundQuote'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 * Calls `orderRefundQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `shippedOrderNotRefundable`: An order that has been shipped can't be refunded.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 */
export function useOrderRefundQuote<
  TData = DataOf<'orderRefundQuote'>,
  TError = ErrorType<'orderRefundQuote'>,
>(
  params: OrderRefundQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderRefundQuote'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 * Calls `orderRefundQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `shippedOrderNotRefundable`: An order that has been shipped can't be refunded.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 */
export function useOrderRefundQuote<
  TData = DataOf<'orderRefundQuote'>,
  TError = ErrorType<'orderRefundQuote'>,
>(
  params: OrderRefundQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderRefundQuote'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderRefundQuoteQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 * @summary Show what a return would pay back
 */
export const useOrderReturnQuoteHook = () => {
  const orderReturnQuote = useCall<OrderReturnQuoteOk>(operations.orderReturnQuote);

  return useCallback(
    (params: OrderReturnQuoteParams, signal?: AbortSignal) => {
      return orderReturnQuote(params, signal);
    },
    [orderReturnQuote],
  );
};

export const getOrderReturnQuoteQueryKey = (params?: OrderReturnQuoteParams) => {
  return ['orderReturnQuote', ...(params ? [params] : [])] as const;
};

export const useOrderReturnQuoteQueryOptions = <
  TData = DataOf<'orderReturnQuote'>,
  TError = ErrorType<'orderReturnQuote'>,
>(
  params: OrderReturnQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderReturnQuote'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderReturnQuoteQueryKey(params);

  const orderReturnQuote = useOrderReturnQuoteHook();

  const queryFn: QueryFunction<DataOf<'orderReturnQuote'>> = ({ signal }) => orderReturnQuote(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderReturnQuote,
  );

  return customOptions as UseQueryOptions<DataOf<'orderReturnQuote'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderReturnQuoteQueryResult = NonNullable<DataOf<'orderReturnQuote'>>;
export type OrderReturnQuoteQueryError = ErrorType<'orderReturnQuote'>;

/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 * Calls `orderReturnQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `returnNotPossible`: Only an order that was shipped and not refunded can be returned.
 * - `returnTermOver`: The time to return this order is over.
 * - `returnAlreadyOpen`: A return of this order is already open.
 * - `parcelNotLate`: The parcel may still arrive. You can report it later.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 */
export function useOrderReturnQuote<
  TData = DataOf<'orderReturnQuote'>,
  TError = ErrorType<'orderReturnQuote'>,
>(
  params: OrderReturnQuoteParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderReturnQuote'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderReturnQuote'>, TError, DataOf<'orderReturnQuote'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 * Calls `orderReturnQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `returnNotPossible`: Only an order that was shipped and not refunded can be returned.
 * - `returnTermOver`: The time to return this order is over.
 * - `returnAlreadyOpen`: A return of this order is already open.
 * - `parcelNotLate`: The parcel may still arrive. You can report it later.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 */
export function useOrderReturnQuote<
  TData = DataOf<'orderReturnQuote'>,
  TError = ErrorType<'orderReturnQuote'>,
>(
  params: OrderReturnQuoteParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderReturnQuote'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderReturnQuote'>, TError, DataOf<'orderReturnQuote'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 * Calls `orderReturnQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `returnNotPossible`: Only an order that was shipped and not refunded can be returned.
 * - `returnTermOver`: The time to return this order is over.
 * - `returnAlreadyOpen`: A return of this order is already open.
 * - `parcelNotLate`: The parcel may still arrive. You can report it later.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 */
export function useOrderReturnQuote<
  TData = DataOf<'orderReturnQuote'>,
  TError = ErrorType<'orderReturnQuote'>,
>(
  params: OrderReturnQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderReturnQuote'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 * Calls `orderReturnQuote`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `returnNotPossible`: Only an order that was shipped and not refunded can be returned.
 * - `returnTermOver`: The time to return this order is over.
 * - `returnAlreadyOpen`: A return of this order is already open.
 * - `parcelNotLate`: The parcel may still arrive. You can report it later.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 */
export function useOrderReturnQuote<
  TData = DataOf<'orderReturnQuote'>,
  TError = ErrorType<'orderReturnQuote'>,
>(
  params: OrderReturnQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderReturnQuote'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderReturnQuoteQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asks the store to take goods of one of the caller's orders back: named lines and pieces, or all that are left, until `returnDeadline`. An order that is on its way counts as received with it. Reason 1 reports that the parcel never arrived: of a shipped order, once it was reported as delivered or from `arrivalDeadline` on.
 *
 * **The way.** The store accepts or refuses until `deadline`; a request without an answer is accepted. The buyer sends the goods back with order!sendReturn, and the store confirms the arrival, which pays back; an arrival that it does not confirm in time is paid back too. A missing parcel is paid back without sending anything. A refusal can be disputed with order!disputeReturn; an operator of the mall decides then.
 *
 * **The money** of a received order is held until `returnDeadline`, and longer while a return is open. Only then is the store paid.
 * @summary Ask to return goods, or report a parcel that never arrived
 */
export const useOrderRequestReturnHook = () => {
  const orderRequestReturn = useCall<OrderRequestReturnOk>(operations.orderRequestReturn);

  return useCallback(
    (params: OrderRequestReturnParams, signal?: AbortSignal) => {
      return orderRequestReturn(params, signal);
    },
    [orderRequestReturn],
  );
};

export const getOrderRequestReturnMutationKey = () => ['orderRequestReturn'] as const;

export const useOrderRequestReturnMutationOptions = <
  TError = ErrorType<'orderRequestReturn'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'orderRequestReturn'>,
    TError,
    OrderRequestReturnMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'orderRequestReturn'>,
  TError,
  OrderRequestReturnMutationVariables,
  TContext
> => {
  const mutationKey = getOrderRequestReturnMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderRequestReturn = useOrderRequestReturnHook();

  const mutationFn: MutationFunction<DataOf<'orderRequestReturn'>, OrderRequestReturnMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return orderRequestReturn(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderRequestReturnMutationResult = NonNullable<DataOf<'orderRequestReturn'>>;

export type OrderRequestReturnMutationError = ErrorType<'orderRequestReturn'>;
export type OrderRequestReturnMutationVariables = { params: OrderRequestReturnParams };

/**
 * Asks the store to take goods of one of the caller's orders back: named lines and pieces, or all that are left, until `returnDeadline`. An order that is on its way counts as received with it. Reason 1 reports that the parcel never arrived: of a shipped order, once it was reported as delivered or from `arrivalDeadline` on.
 *
 * **The way.** The store accepts or refuses until `deadline`; a request without an answer is accepted. The buyer sends the goods back with order!sendReturn, and the store confirms the arrival, which pays back; an arrival that it does not confirm in time is paid back too. A missing parcel is paid back without sending anything. A refusal can be disputed with order!disputeReturn; an operator of the mall decides then.
 *
 * **The money** of a received order is held until `returnDeadline`, and longer while a return is open. Only then is the store paid.
 * Calls `orderRequestReturn`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `returnNotPossible`: Only an order that was shipped and not refunded can be returned.
 * - `returnTermOver`: The time to return this order is over.
 * - `returnAlreadyOpen`: A return of this order is already open.
 * - `parcelNotLate`: The parcel may still arrive. You can report it later.
 * - `goodsNotFound`: These goods do not exist.
 * - `refundPiecesTooMany`: There are not that many pieces left to refund.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `refundAmountChanged`: The refund would be another amount. Check it and ask again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useOrderRequestReturn = <TError = ErrorType<'orderRequestReturn'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'orderRequestReturn'>,
      TError,
      OrderRequestReturnMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderRequestReturn'>, TError, OrderRequestReturnMutationVariables, TContext> => {
  return useMutation(useOrderRequestReturnMutationOptions(options), queryClient);
};
/**
 * The buyer has handed the goods of an accepted return to a carrier. The store has to confirm the arrival until `deadline`; after that the money goes back.
 * @summary Say that the goods are on their way back
 */
export const useOrderSendReturnHook = () => {
  const orderSendReturn = useCall<OrderSendReturnOk>(operations.orderSendReturn);

  return useCallback(
    (params: OrderSendReturnParams, signal?: AbortSignal) => {
      return orderSendReturn(params, signal);
    },
    [orderSendReturn],
  );
};

export const getOrderSendReturnMutationKey = () => ['orderSendReturn'] as const;

export const useOrderSendReturnMutationOptions = <
  TError = ErrorType<'orderSendReturn'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'orderSendReturn'>,
    TError,
    OrderSendReturnMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'orderSendReturn'>, TError, OrderSendReturnMutationVariables, TContext> => {
  const mutationKey = getOrderSendReturnMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderSendReturn = useOrderSendReturnHook();

  const mutationFn: MutationFunction<DataOf<'orderSendReturn'>, OrderSendReturnMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return orderSendReturn(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderSendReturnMutationResult = NonNullable<DataOf<'orderSendReturn'>>;

export type OrderSendReturnMutationError = ErrorType<'orderSendReturn'>;
export type OrderSendReturnMutationVariables = { params: OrderSendReturnParams };

/**
 * The buyer has handed the goods of an accepted return to a carrier. The store has to confirm the arrival until `deadline`; after that the money goes back.
 * Calls `orderSendReturn`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 * - `returnStepNotPossible`: This is not possible at this point of the return.
 */
export const useOrderSendReturn = <TError = ErrorType<'orderSendReturn'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'orderSendReturn'>,
      TError,
      OrderSendReturnMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderSendReturn'>, TError, OrderSendReturnMutationVariables, TContext> => {
  return useMutation(useOrderSendReturnMutationOptions(options), queryClient);
};
/**
 * The buyer does not agree with the refusal of the store. An operator of the mall reads both sides and decides.
 * @summary Ask the mall to decide a refused return
 */
export const useOrderDisputeReturnHook = () => {
  const orderDisputeReturn = useCall<OrderDisputeReturnOk>(operations.orderDisputeReturn);

  return useCallback(
    (params: OrderDisputeReturnParams, signal?: AbortSignal) => {
      return orderDisputeReturn(params, signal);
    },
    [orderDisputeReturn],
  );
};

export const getOrderDisputeReturnMutationKey = () => ['orderDisputeReturn'] as const;

export const useOrderDisputeReturnMutationOptions = <
  TError = ErrorType<'orderDisputeReturn'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'orderDisputeReturn'>,
    TError,
    OrderDisputeReturnMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'orderDisputeReturn'>,
  TError,
  OrderDisputeReturnMutationVariables,
  TContext
> => {
  const mutationKey = getOrderDisputeReturnMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderDisputeReturn = useOrderDisputeReturnHook();

  const mutationFn: MutationFunction<DataOf<'orderDisputeReturn'>, OrderDisputeReturnMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return orderDisputeReturn(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderDisputeReturnMutationResult = NonNullable<DataOf<'orderDisputeReturn'>>;

export type OrderDisputeReturnMutationError = ErrorType<'orderDisputeReturn'>;
export type OrderDisputeReturnMutationVariables = { params: OrderDisputeReturnParams };

/**
 * The buyer does not agree with the refusal of the store. An operator of the mall reads both sides and decides.
 * Calls `orderDisputeReturn`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 * - `returnStepNotPossible`: This is not possible at this point of the return.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useOrderDisputeReturn = <TError = ErrorType<'orderDisputeReturn'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'orderDisputeReturn'>,
      TError,
      OrderDisputeReturnMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderDisputeReturn'>, TError, OrderDisputeReturnMutationVariables, TContext> => {
  return useMutation(useOrderDisputeReturnMutationOptions(options), queryClient);
};
/**
 * The buyer keeps the goods, or the parcel arrived after all. The return ends without a refund.
 * @summary Withdraw a return
 */
export const useOrderWithdrawReturnHook = () => {
  const orderWithdrawReturn = useCall<OrderWithdrawReturnOk>(operations.orderWithdrawReturn);

  return useCallback(
    (params: OrderWithdrawReturnParams, signal?: AbortSignal) => {
      return orderWithdrawReturn(params, signal);
    },
    [orderWithdrawReturn],
  );
};

export const getOrderWithdrawReturnMutationKey = () => ['orderWithdrawReturn'] as const;

export const useOrderWithdrawReturnMutationOptions = <
  TError = ErrorType<'orderWithdrawReturn'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'orderWithdrawReturn'>,
    TError,
    OrderWithdrawReturnMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'orderWithdrawReturn'>,
  TError,
  OrderWithdrawReturnMutationVariables,
  TContext
> => {
  const mutationKey = getOrderWithdrawReturnMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderWithdrawReturn = useOrderWithdrawReturnHook();

  const mutationFn: MutationFunction<DataOf<'orderWithdrawReturn'>, OrderWithdrawReturnMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return orderWithdrawReturn(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderWithdrawReturnMutationResult = NonNullable<DataOf<'orderWithdrawReturn'>>;

export type OrderWithdrawReturnMutationError = ErrorType<'orderWithdrawReturn'>;
export type OrderWithdrawReturnMutationVariables = { params: OrderWithdrawReturnParams };

/**
 * The buyer keeps the goods, or the parcel arrived after all. The return ends without a refund.
 * Calls `orderWithdrawReturn`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 * - `returnStepNotPossible`: This is not possible at this point of the return.
 */
export const useOrderWithdrawReturn = <TError = ErrorType<'orderWithdrawReturn'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'orderWithdrawReturn'>,
      TError,
      OrderWithdrawReturnMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'orderWithdrawReturn'>,
  TError,
  OrderWithdrawReturnMutationVariables,
  TContext
> => {
  return useMutation(useOrderWithdrawReturnMutationOptions(options), queryClient);
};
/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 * @summary Count the caller's open orders
 */
export const useOrderCountOrderStatusHook = () => {
  const orderCountOrderStatus = useCall<OrderCountOrderStatusOk>(operations.orderCountOrderStatus);

  return useCallback(
    (signal?: AbortSignal) => {
      return orderCountOrderStatus(undefined, signal);
    },
    [orderCountOrderStatus],
  );
};

export const getOrderCountOrderStatusQueryKey = () => {
  return ['orderCountOrderStatus'] as const;
};

export const useOrderCountOrderStatusQueryOptions = <
  TData = DataOf<'orderCountOrderStatus'>,
  TError = ErrorType<'orderCountOrderStatus'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'orderCountOrderStatus'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderCountOrderStatusQueryKey();

  const orderCountOrderStatus = useOrderCountOrderStatusHook();

  const queryFn: QueryFunction<DataOf<'orderCountOrderStatus'>> = ({ signal }) =>
    orderCountOrderStatus(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.orderCountOrderStatus,
  );

  return customOptions as UseQueryOptions<DataOf<'orderCountOrderStatus'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderCountOrderStatusQueryResult = NonNullable<DataOf<'orderCountOrderStatus'>>;
export type OrderCountOrderStatusQueryError = ErrorType<'orderCountOrderStatus'>;

/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 * Calls `orderCountOrderStatus`.
 */
export function useOrderCountOrderStatus<
  TData = DataOf<'orderCountOrderStatus'>,
  TError = ErrorType<'orderCountOrderStatus'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderCountOrderStatus'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'orderCountOrderStatus'>, TError, DataOf<'orderCountOrderStatus'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 * Calls `orderCountOrderStatus`.
 */
export function useOrderCountOrderStatus<
  TData = DataOf<'orderCountOrderStatus'>,
  TError = ErrorType<'orderCountOrderStatus'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderCountOrderStatus'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderCountOrderStatus'>, TError, DataOf<'orderCountOrderStatus'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 * Calls `orderCountOrderStatus`.
 */
export function useOrderCountOrderStatus<
  TData = DataOf<'orderCountOrderStatus'>,
  TError = ErrorType<'orderCountOrderStatus'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderCountOrderStatus'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 * Calls `orderCountOrderStatus`.
 */
export function useOrderCountOrderStatus<
  TData = DataOf<'orderCountOrderStatus'>,
  TError = ErrorType<'orderCountOrderStatus'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderCountOrderStatus'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderCountOrderStatusQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asks the store to ship one of the caller's orders that waits for shipment (status 1 or 2). It can be done once an order; the status stays as it is.
 * @summary Remind the store to ship
 */
export const useOrderRemindHook = () => {
  const orderRemind = useCall<OrderRemindOk>(operations.orderRemind);

  return useCallback(
    (params: OrderRemindParams, signal?: AbortSignal) => {
      return orderRemind(params, signal);
    },
    [orderRemind],
  );
};

export const getOrderRemindMutationKey = () => ['orderRemind'] as const;

export const useOrderRemindMutationOptions = <
  TError = ErrorType<'orderRemind'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'orderRemind'>, TError, OrderRemindMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'orderRemind'>, TError, OrderRemindMutationVariables, TContext> => {
  const mutationKey = getOrderRemindMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const orderRemind = useOrderRemindHook();

  const mutationFn: MutationFunction<DataOf<'orderRemind'>, OrderRemindMutationVariables> = (props) => {
    const { params } = props ?? {};

    return orderRemind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type OrderRemindMutationResult = NonNullable<DataOf<'orderRemind'>>;

export type OrderRemindMutationError = ErrorType<'orderRemind'>;
export type OrderRemindMutationVariables = { params: OrderRemindParams };

/**
 * Asks the store to ship one of the caller's orders that waits for shipment (status 1 or 2). It can be done once an order; the status stays as it is.
 * Calls `orderRemind`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderNotRemindable`: Only an order that waits for shipment can be hurried.
 * - `alreadyReminded`: You have already reminded the store.
 */
export const useOrderRemind = <TError = ErrorType<'orderRemind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'orderRemind'>, TError, OrderRemindMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'orderRemind'>, TError, OrderRemindMutationVariables, TContext> => {
  return useMutation(useOrderRemindMutationOptions(options), queryClient);
};
/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 * @summary Show what orders would cost
 */
export const useOrderQuoteHook = () => {
  const orderQuote = useCall<OrderQuoteOk>(operations.orderQuote);

  return useCallback(
    (params: OrderQuoteParams, signal?: AbortSignal) => {
      return orderQuote(params, signal);
    },
    [orderQuote],
  );
};

export const getOrderQuoteQueryKey = (params?: OrderQuoteParams) => {
  return ['orderQuote', ...(params ? [params] : [])] as const;
};

export const useOrderQuoteQueryOptions = <TData = DataOf<'orderQuote'>, TError = ErrorType<'orderQuote'>>(
  params: OrderQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderQuote'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderQuoteQueryKey(params);

  const orderQuote = useOrderQuoteHook();

  const queryFn: QueryFunction<DataOf<'orderQuote'>> = ({ signal }) => orderQuote(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.orderQuote);

  return customOptions as UseQueryOptions<DataOf<'orderQuote'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderQuoteQueryResult = NonNullable<DataOf<'orderQuote'>>;
export type OrderQuoteQueryError = ErrorType<'orderQuote'>;

/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 * Calls `orderQuote`.
 *
 * Its errors, besides those of every operation:
 * - `addressNotFound`: There is no such address.
 */
export function useOrderQuote<TData = DataOf<'orderQuote'>, TError = ErrorType<'orderQuote'>>(
  params: OrderQuoteParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderQuote'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'orderQuote'>, TError, DataOf<'orderQuote'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 * Calls `orderQuote`.
 *
 * Its errors, besides those of every operation:
 * - `addressNotFound`: There is no such address.
 */
export function useOrderQuote<TData = DataOf<'orderQuote'>, TError = ErrorType<'orderQuote'>>(
  params: OrderQuoteParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderQuote'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'orderQuote'>, TError, DataOf<'orderQuote'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 * Calls `orderQuote`.
 *
 * Its errors, besides those of every operation:
 * - `addressNotFound`: There is no such address.
 */
export function useOrderQuote<TData = DataOf<'orderQuote'>, TError = ErrorType<'orderQuote'>>(
  params: OrderQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderQuote'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 * Calls `orderQuote`.
 *
 * Its errors, besides those of every operation:
 * - `addressNotFound`: There is no such address.
 */
export function useOrderQuote<TData = DataOf<'orderQuote'>, TError = ErrorType<'orderQuote'>>(
  params: OrderQuoteParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderQuote'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderQuoteQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 * @summary Show the log of an order
 */
export const useOrderLogListHook = () => {
  const orderLogList = useCall<OrderLogListOk>(operations.orderLogList);

  return useCallback(
    (params: OrderLogListParams, signal?: AbortSignal) => {
      return orderLogList(params, signal);
    },
    [orderLogList],
  );
};

export const getOrderLogListQueryKey = (params?: OrderLogListParams) => {
  return ['orderLogList', ...(params ? [params] : [])] as const;
};

export const useOrderLogListQueryOptions = <
  TData = DataOf<'orderLogList'>,
  TError = ErrorType<'orderLogList'>,
>(
  params: OrderLogListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderLogList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOrderLogListQueryKey(params);

  const orderLogList = useOrderLogListHook();

  const queryFn: QueryFunction<DataOf<'orderLogList'>> = ({ signal }) => orderLogList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.orderLogList,
  );

  return customOptions as UseQueryOptions<DataOf<'orderLogList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type OrderLogListQueryResult = NonNullable<DataOf<'orderLogList'>>;
export type OrderLogListQueryError = ErrorType<'orderLogList'>;

/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 * Calls `orderLogList`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderLogList<TData = DataOf<'orderLogList'>, TError = ErrorType<'orderLogList'>>(
  params: OrderLogListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'orderLogList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'orderLogList'>, TError, DataOf<'orderLogList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 * Calls `orderLogList`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderLogList<TData = DataOf<'orderLogList'>, TError = ErrorType<'orderLogList'>>(
  params: OrderLogListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'orderLogList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'orderLogList'>, TError, DataOf<'orderLogList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 * Calls `orderLogList`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderLogList<TData = DataOf<'orderLogList'>, TError = ErrorType<'orderLogList'>>(
  params: OrderLogListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderLogList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 * Calls `orderLogList`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useOrderLogList<TData = DataOf<'orderLogList'>, TError = ErrorType<'orderLogList'>>(
  params: OrderLogListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'orderLogList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useOrderLogListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
