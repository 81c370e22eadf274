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
  TData = DataOf<'addressList'>,
  TError = ErrorType<'addressList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'addressList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListQueryKey();

  const addressList = useAddressListHook();

  const queryFn: QueryFunction<DataOf<'addressList'>> = ({ signal }) => addressList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.addressList);

  return customOptions as UseQueryOptions<DataOf<'addressList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type AddressListQueryResult = NonNullable<DataOf<'addressList'>>;
export type AddressListQueryError = ErrorType<'addressList'>;

/**
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 * Calls `addressList`.
 */
export function useAddressList<TData = DataOf<'addressList'>, TError = ErrorType<'addressList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'addressList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'addressList'>, TError, DataOf<'addressList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 * Calls `addressList`.
 */
export function useAddressList<TData = DataOf<'addressList'>, TError = ErrorType<'addressList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'addressList'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'addressList'>, TError, DataOf<'addressList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 * Calls `addressList`.
 */
export function useAddressList<TData = DataOf<'addressList'>, TError = ErrorType<'addressList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 * Calls `addressList`.
 */
export function useAddressList<TData = DataOf<'addressList'>, TError = ErrorType<'addressList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressList'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'addressAdd'>, TError, AddressAddMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'addressAdd'>, TError, AddressAddMutationVariables, TContext> => {
  const mutationKey = getAddressAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const addressAdd = useAddressAddHook();

  const mutationFn: MutationFunction<DataOf<'addressAdd'>, AddressAddMutationVariables> = (props) => {
    const { params } = props ?? {};

    return addressAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddressAddMutationResult = NonNullable<DataOf<'addressAdd'>>;

export type AddressAddMutationError = ErrorType<'addressAdd'>;
export type AddressAddMutationVariables = { params: AddressAddParams };

/**
 * Adds a delivery address to the caller's book. The first one becomes the default. A buyer keeps at most six; one more is refused.
 * Calls `addressAdd`.
 *
 * Its errors, besides those of every operation:
 * - `deliveryAddressLimit`: You have as many delivery addresses as one can.
 * - `phoneInvalid`: This phone number is not possible in its country.
 * - `postcodeInvalid`: This postcode is not possible in this country.
 */
export const useAddressAdd = <TError = ErrorType<'addressAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'addressAdd'>, TError, AddressAddMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'addressAdd'>, TError, AddressAddMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'addressEdit'>, TError, AddressEditMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'addressEdit'>, TError, AddressEditMutationVariables, TContext> => {
  const mutationKey = getAddressEditMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const addressEdit = useAddressEditHook();

  const mutationFn: MutationFunction<DataOf<'addressEdit'>, AddressEditMutationVariables> = (props) => {
    const { params } = props ?? {};

    return addressEdit(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddressEditMutationResult = NonNullable<DataOf<'addressEdit'>>;

export type AddressEditMutationError = ErrorType<'addressEdit'>;
export type AddressEditMutationVariables = { params: AddressEditParams };

/**
 * Replaces all fields of one of the caller's addresses; an optional field that is left out becomes empty. Orders already placed keep the address they were placed with. Leaving out `use` keeps the mark as it is, and the default address stays the default until another one takes its place.
 * Calls `addressEdit`.
 *
 * Its errors, besides those of every operation:
 * - `addressNotFound`: There is no such address.
 * - `phoneInvalid`: This phone number is not possible in its country.
 * - `postcodeInvalid`: This postcode is not possible in this country.
 */
export const useAddressEdit = <TError = ErrorType<'addressEdit'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'addressEdit'>, TError, AddressEditMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'addressEdit'>, TError, AddressEditMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'addressDel'>, TError, AddressDelMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'addressDel'>, TError, AddressDelMutationVariables, TContext> => {
  const mutationKey = getAddressDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const addressDel = useAddressDelHook();

  const mutationFn: MutationFunction<DataOf<'addressDel'>, AddressDelMutationVariables> = (props) => {
    const { params } = props ?? {};

    return addressDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddressDelMutationResult = NonNullable<DataOf<'addressDel'>>;

export type AddressDelMutationError = ErrorType<'addressDel'>;
export type AddressDelMutationVariables = { params: AddressDelParams };

/**
 * Deletes one of the caller's addresses; deleting it again succeeds too. If it was the default, the newest of the others takes its place. An address that never was the caller's is refused. Orders keep their own copy.
 * Calls `addressDel`.
 *
 * Its errors, besides those of every operation:
 * - `addressNotFound`: There is no such address.
 */
export const useAddressDel = <TError = ErrorType<'addressDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'addressDel'>, TError, AddressDelMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'addressDel'>, TError, AddressDelMutationVariables, TContext> => {
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
  TData = DataOf<'addressListCountry'>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListCountry'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListCountryQueryKey(params);

  const addressListCountry = useAddressListCountryHook();

  const queryFn: QueryFunction<DataOf<'addressListCountry'>> = ({ signal }) =>
    addressListCountry(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.addressListCountry,
  );

  return customOptions as UseQueryOptions<DataOf<'addressListCountry'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type AddressListCountryQueryResult = NonNullable<DataOf<'addressListCountry'>>;
export type AddressListCountryQueryError = ErrorType<'addressListCountry'>;

/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 * Calls `addressListCountry`.
 */
export function useAddressListCountry<
  TData = DataOf<'addressListCountry'>,
  TError = ErrorType<'addressListCountry'>,
>(
  params: undefined | AddressListCountryParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'addressListCountry'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'addressListCountry'>, TError, DataOf<'addressListCountry'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 * Calls `addressListCountry`.
 */
export function useAddressListCountry<
  TData = DataOf<'addressListCountry'>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'addressListCountry'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'addressListCountry'>, TError, DataOf<'addressListCountry'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 * Calls `addressListCountry`.
 */
export function useAddressListCountry<
  TData = DataOf<'addressListCountry'>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListCountry'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 * Calls `addressListCountry`.
 */
export function useAddressListCountry<
  TData = DataOf<'addressListCountry'>,
  TError = ErrorType<'addressListCountry'>,
>(
  params?: AddressListCountryParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListCountry'>, TError, TData>> },
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
  TData = DataOf<'addressListState'>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListState'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListStateQueryKey(params);

  const addressListState = useAddressListStateHook();

  const queryFn: QueryFunction<DataOf<'addressListState'>> = ({ signal }) => addressListState(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.addressListState,
  );

  return customOptions as UseQueryOptions<DataOf<'addressListState'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type AddressListStateQueryResult = NonNullable<DataOf<'addressListState'>>;
export type AddressListStateQueryError = ErrorType<'addressListState'>;

/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListState`.
 */
export function useAddressListState<
  TData = DataOf<'addressListState'>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'addressListState'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'addressListState'>, TError, DataOf<'addressListState'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListState`.
 */
export function useAddressListState<
  TData = DataOf<'addressListState'>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'addressListState'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'addressListState'>, TError, DataOf<'addressListState'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListState`.
 */
export function useAddressListState<
  TData = DataOf<'addressListState'>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListState'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListState`.
 */
export function useAddressListState<
  TData = DataOf<'addressListState'>,
  TError = ErrorType<'addressListState'>,
>(
  params: AddressListStateParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListState'>, TError, TData>> },
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
  TData = DataOf<'addressListCity'>,
  TError = ErrorType<'addressListCity'>,
>(
  params: AddressListCityParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListCity'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAddressListCityQueryKey(params);

  const addressListCity = useAddressListCityHook();

  const queryFn: QueryFunction<DataOf<'addressListCity'>> = ({ signal }) => addressListCity(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.addressListCity,
  );

  return customOptions as UseQueryOptions<DataOf<'addressListCity'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type AddressListCityQueryResult = NonNullable<DataOf<'addressListCity'>>;
export type AddressListCityQueryError = ErrorType<'addressListCity'>;

/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListCity`.
 */
export function useAddressListCity<TData = DataOf<'addressListCity'>, TError = ErrorType<'addressListCity'>>(
  params: AddressListCityParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'addressListCity'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'addressListCity'>, TError, DataOf<'addressListCity'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListCity`.
 */
export function useAddressListCity<TData = DataOf<'addressListCity'>, TError = ErrorType<'addressListCity'>>(
  params: AddressListCityParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'addressListCity'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'addressListCity'>, TError, DataOf<'addressListCity'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListCity`.
 */
export function useAddressListCity<TData = DataOf<'addressListCity'>, TError = ErrorType<'addressListCity'>>(
  params: AddressListCityParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListCity'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 * Calls `addressListCity`.
 */
export function useAddressListCity<TData = DataOf<'addressListCity'>, TError = ErrorType<'addressListCity'>>(
  params: AddressListCityParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'addressListCity'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useAddressListCityQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
