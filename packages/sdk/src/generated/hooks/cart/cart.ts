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
  CartListOk,
  CartMergeOk,
  CartMergeParams,
  CartPutOk,
  CartPutParams,
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
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 * @summary Read the cart
 */
export const useCartListHook = () => {
  const cartList = useCall<CartListOk>(operations.cartList);

  return useCallback(
    (signal?: AbortSignal) => {
      return cartList(undefined, signal);
    },
    [cartList],
  );
};

export const getCartListQueryKey = () => {
  return ['cartList'] as const;
};

export const useCartListQueryOptions = <
  TData = DataOf<'cartList'>,
  TError = ErrorType<'cartList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'cartList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCartListQueryKey();

  const cartList = useCartListHook();

  const queryFn: QueryFunction<DataOf<'cartList'>> = ({ signal }) => cartList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.cartList);

  return customOptions as UseQueryOptions<DataOf<'cartList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CartListQueryResult = NonNullable<DataOf<'cartList'>>;
export type CartListQueryError = ErrorType<'cartList'>;

/**
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 * Calls `cartList`.
 */
export function useCartList<TData = DataOf<'cartList'>, TError = ErrorType<'cartList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'cartList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'cartList'>, TError, DataOf<'cartList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 * Calls `cartList`.
 */
export function useCartList<TData = DataOf<'cartList'>, TError = ErrorType<'cartList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'cartList'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'cartList'>, TError, DataOf<'cartList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 * Calls `cartList`.
 */
export function useCartList<TData = DataOf<'cartList'>, TError = ErrorType<'cartList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'cartList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 * Calls `cartList`.
 */
export function useCartList<TData = DataOf<'cartList'>, TError = ErrorType<'cartList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'cartList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCartListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Sets lines of the cart of the caller to the pieces that are named; 0 pieces remove a line. Other lines stay as they are, so
 * two devices that change different lines do not disturb each other, and of two changes of one line the later one counts.
 * New lines come first. All lines are set or none; what is in the cart already may be changed even where its goods are gone.
 * Answers the whole cart. Needs a token.
 * @summary Put lines into the cart
 */
export const useCartPutHook = () => {
  const cartPut = useCall<CartPutOk>(operations.cartPut);

  return useCallback(
    (params: CartPutParams, signal?: AbortSignal) => {
      return cartPut(params, signal);
    },
    [cartPut],
  );
};

export const getCartPutMutationKey = () => ['cartPut'] as const;

export const useCartPutMutationOptions = <TError = ErrorType<'cartPut'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<DataOf<'cartPut'>, TError, CartPutMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'cartPut'>, TError, CartPutMutationVariables, TContext> => {
  const mutationKey = getCartPutMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const cartPut = useCartPutHook();

  const mutationFn: MutationFunction<DataOf<'cartPut'>, CartPutMutationVariables> = (props) => {
    const { params } = props ?? {};

    return cartPut(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CartPutMutationResult = NonNullable<DataOf<'cartPut'>>;

export type CartPutMutationError = ErrorType<'cartPut'>;
export type CartPutMutationVariables = { params: CartPutParams };

/**
 * Sets lines of the cart of the caller to the pieces that are named; 0 pieces remove a line. Other lines stay as they are, so
 * two devices that change different lines do not disturb each other, and of two changes of one line the later one counts.
 * New lines come first. All lines are set or none; what is in the cart already may be changed even where its goods are gone.
 * Answers the whole cart. Needs a token.
 * Calls `cartPut`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `aboveMaximumQuantity`: More than the maximum purchase quantity.
 * - `cartLimit`: Your cart holds as many goods as one can.
 */
export const useCartPut = <TError = ErrorType<'cartPut'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'cartPut'>, TError, CartPutMutationVariables, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'cartPut'>, TError, CartPutMutationVariables, TContext> => {
  return useMutation(useCartPutMutationOptions(options), queryClient);
};
/**
 * Merges the cart of a visitor into the cart of the caller, as after a login. A line that both have keeps the larger number
 * of pieces, not the sum, so that a repeated call changes nothing more; it is in the cart if one of the two says so. Pieces
 * that are taken over are cut to the maximum of the mall, and to the stock while there is any. Lines that cannot be taken are
 * left out and named in `leftOut`; the call does not fail because of them. Needs a token.
 * @summary Merge another cart into the cart
 */
export const useCartMergeHook = () => {
  const cartMerge = useCall<CartMergeOk>(operations.cartMerge);

  return useCallback(
    (params: CartMergeParams, signal?: AbortSignal) => {
      return cartMerge(params, signal);
    },
    [cartMerge],
  );
};

export const getCartMergeMutationKey = () => ['cartMerge'] as const;

export const useCartMergeMutationOptions = <TError = ErrorType<'cartMerge'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<DataOf<'cartMerge'>, TError, CartMergeMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'cartMerge'>, TError, CartMergeMutationVariables, TContext> => {
  const mutationKey = getCartMergeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const cartMerge = useCartMergeHook();

  const mutationFn: MutationFunction<DataOf<'cartMerge'>, CartMergeMutationVariables> = (props) => {
    const { params } = props ?? {};

    return cartMerge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CartMergeMutationResult = NonNullable<DataOf<'cartMerge'>>;

export type CartMergeMutationError = ErrorType<'cartMerge'>;
export type CartMergeMutationVariables = { params: CartMergeParams };

/**
 * Merges the cart of a visitor into the cart of the caller, as after a login. A line that both have keeps the larger number
 * of pieces, not the sum, so that a repeated call changes nothing more; it is in the cart if one of the two says so. Pieces
 * that are taken over are cut to the maximum of the mall, and to the stock while there is any. Lines that cannot be taken are
 * left out and named in `leftOut`; the call does not fail because of them. Needs a token.
 * Calls `cartMerge`.
 */
export const useCartMerge = <TError = ErrorType<'cartMerge'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'cartMerge'>, TError, CartMergeMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'cartMerge'>, TError, CartMergeMutationVariables, TContext> => {
  return useMutation(useCartMergeMutationOptions(options), queryClient);
};
