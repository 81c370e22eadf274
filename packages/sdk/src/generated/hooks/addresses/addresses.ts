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
  AddressAddOk,
  AddressAddParams,
  AddressDelOk,
  AddressDelParams,
  AddressEditOk,
  AddressEditParams,
  AddressListCityOk,
  AddressListCityParams,
  AddressListCountryOk,
  AddressListCountryParams,
  AddressListOk,
  AddressListStateOk,
  AddressListStateParams,
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
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 * @summary List the caller's addresses
 */
export const useAddressListHook = () => {
  const addressList = useCall<AddressListOk>(operations.addressList);

  return useCallback(
    (signal?: AbortSignal) => {
      return addressList(undefined, signal);
    },
    [addressList],
  );
};

export const getAddressListQueryKey = () => {
  return ['addressList'] as const;
};

export const useAddressListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
  TError = ErrorType<'addressList'>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListQueryKey();

  const addressList = useAddressListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>> = ({ signal }) =>
    addressList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.addressList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AddressListQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>>;
export type AddressListQueryError = ErrorType<'addressList'>;

export function useAddressList<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
  TError = ErrorType<'addressList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressList<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
  TError = ErrorType<'addressList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressList<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
  TError = ErrorType<'addressList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the caller's addresses
 */

export function useAddressList<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>,
  TError = ErrorType<'addressList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useAddressListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a delivery address to the caller's book. The first one becomes the default. A buyer keeps at most six; one more is refused.
 * @summary Add an address
 */
export const useAddressAddHook = () => {
  const addressAdd = useCall<AddressAddOk>(operations.addressAdd);

  return useCallback(
    (params: AddressAddParams, signal?: AbortSignal) => {
      return addressAdd(params, signal);
    },
    [addressAdd],
  );
};

export const getAddressAddMutationKey = () => ['addressAdd'] as const;

export const useAddressAddMutationOptions = <TError = ErrorType<'addressAdd'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressAddHook>>>,
    TError,
    AddressAddMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useAddressAddHook>>>,
  TError,
  AddressAddMutationVariables,
  TContext
> => {
  const mutationKey = getAddressAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const addressAdd = useAddressAddHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useAddressAddHook>>>,
    AddressAddMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return addressAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddressAddMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useAddressAddHook>>>>;

export type AddressAddMutationError = ErrorType<'addressAdd'>;
export type AddressAddMutationVariables = { params: AddressAddParams };

/**
 * @summary Add an address
 */
export const useAddressAdd = <TError = ErrorType<'addressAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useAddressAddHook>>>,
      TError,
      AddressAddMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useAddressAddHook>>>,
  TError,
  AddressAddMutationVariables,
  TContext
> => {
  return useMutation(useAddressAddMutationOptions(options), queryClient);
};
/**
 * Replaces all fields of one of the caller's addresses; an optional field that is left out becomes empty. Orders already placed keep the address they were placed with. Leaving out `use` keeps the mark as it is, and the default address stays the default until another one takes its place.
 * @summary Change an address
 */
export const useAddressEditHook = () => {
  const addressEdit = useCall<AddressEditOk>(operations.addressEdit);

  return useCallback(
    (params: AddressEditParams, signal?: AbortSignal) => {
      return addressEdit(params, signal);
    },
    [addressEdit],
  );
};

export const getAddressEditMutationKey = () => ['addressEdit'] as const;

export const useAddressEditMutationOptions = <
  TError = ErrorType<'addressEdit'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressEditHook>>>,
    TError,
    AddressEditMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useAddressEditHook>>>,
  TError,
  AddressEditMutationVariables,
  TContext
> => {
  const mutationKey = getAddressEditMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const addressEdit = useAddressEditHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useAddressEditHook>>>,
    AddressEditMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return addressEdit(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddressEditMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useAddressEditHook>>>
>;

export type AddressEditMutationError = ErrorType<'addressEdit'>;
export type AddressEditMutationVariables = { params: AddressEditParams };

/**
 * @summary Change an address
 */
export const useAddressEdit = <TError = ErrorType<'addressEdit'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useAddressEditHook>>>,
      TError,
      AddressEditMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useAddressEditHook>>>,
  TError,
  AddressEditMutationVariables,
  TContext
> => {
  return useMutation(useAddressEditMutationOptions(options), queryClient);
};
/**
 * Deletes one of the caller's addresses; deleting it again succeeds too. If it was the default, the newest of the others takes its place. An address that never was the caller's is refused. Orders keep their own copy.
 * @summary Delete an address
 */
export const useAddressDelHook = () => {
  const addressDel = useCall<AddressDelOk>(operations.addressDel);

  return useCallback(
    (params: AddressDelParams, signal?: AbortSignal) => {
      return addressDel(params, signal);
    },
    [addressDel],
  );
};

export const getAddressDelMutationKey = () => ['addressDel'] as const;

export const useAddressDelMutationOptions = <TError = ErrorType<'addressDel'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressDelHook>>>,
    TError,
    AddressDelMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useAddressDelHook>>>,
  TError,
  AddressDelMutationVariables,
  TContext
> => {
  const mutationKey = getAddressDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const addressDel = useAddressDelHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useAddressDelHook>>>,
    AddressDelMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return addressDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddressDelMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useAddressDelHook>>>>;

export type AddressDelMutationError = ErrorType<'addressDel'>;
export type AddressDelMutationVariables = { params: AddressDelParams };

/**
 * @summary Delete an address
 */
export const useAddressDel = <TError = ErrorType<'addressDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useAddressDelHook>>>,
      TError,
      AddressDelMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useAddressDelHook>>>,
  TError,
  AddressDelMutationVariables,
  TContext
> => {
  return useMutation(useAddressDelMutationOptions(options), queryClient);
};
/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 * @summary List countries
 */
export const useAddressListCountryHook = () => {
  const addressListCountry = useCall<AddressListCountryOk>(operations.addressListCountry);

  return useCallback(
    (params?: AddressListCountryParams, signal?: AbortSignal) => {
      return addressListCountry(params, signal);
    },
    [addressListCountry],
  );
};

export const getAddressListCountryQueryKey = (params?: AddressListCountryParams) => {
  return ['addressListCountry', ...(params ? [params] : [])] as const;
};

export const useAddressListCountryQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListCountryQueryKey(params);

  const addressListCountry = useAddressListCountryHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>> = ({
    signal,
  }) => addressListCountry(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.addressListCountry,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AddressListCountryQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>
>;
export type AddressListCountryQueryError = ErrorType<'addressListCountry'>;

export function useAddressListCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
  TError = ErrorType<'addressListCountry'>,
>(
  params: undefined | AddressListCountryParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressListCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressListCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List countries
 */

export function useAddressListCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCountryHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useAddressListCountryQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 * @summary List the states of a country
 */
export const useAddressListStateHook = () => {
  const addressListState = useCall<AddressListStateOk>(operations.addressListState);

  return useCallback(
    (params: AddressListStateParams, signal?: AbortSignal) => {
      return addressListState(params, signal);
    },
    [addressListState],
  );
};

export const getAddressListStateQueryKey = (params?: AddressListStateParams) => {
  return ['addressListState', ...(params ? [params] : [])] as const;
};

export const useAddressListStateQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListStateQueryKey(params);

  const addressListState = useAddressListStateHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>> = ({
    signal,
  }) => addressListState(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.addressListState,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AddressListStateQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>
>;
export type AddressListStateQueryError = ErrorType<'addressListState'>;

export function useAddressListState<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressListState<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressListState<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the states of a country
 */

export function useAddressListState<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListStateHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useAddressListStateQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 * @summary List the cities of a state
 */
export const useAddressListCityHook = () => {
  const addressListCity = useCall<AddressListCityOk>(operations.addressListCity);

  return useCallback(
    (params: AddressListCityParams, signal?: AbortSignal) => {
      return addressListCity(params, signal);
    },
    [addressListCity],
  );
};

export const getAddressListCityQueryKey = (params?: AddressListCityParams) => {
  return ['addressListCity', ...(params ? [params] : [])] as const;
};

export const useAddressListCityQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
  TError = ErrorType<'addressListCity'>,
>(
  params: AddressListCityParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListCityQueryKey(params);

  const addressListCity = useAddressListCityHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>> = ({
    signal,
  }) => addressListCity(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.addressListCity,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AddressListCityQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>
>;
export type AddressListCityQueryError = ErrorType<'addressListCity'>;

export function useAddressListCity<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
  TError = ErrorType<'addressListCity'>,
>(
  params: AddressListCityParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressListCity<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
  TError = ErrorType<'addressListCity'>,
>(
  params: AddressListCityParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAddressListCity<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
  TError = ErrorType<'addressListCity'>,
>(
  params: AddressListCityParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the cities of a state
 */

export function useAddressListCity<
  TData = Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>,
  TError = ErrorType<'addressListCity'>,
>(
  params: AddressListCityParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useAddressListCityHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useAddressListCityQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
