// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
import * as operations from '../../operation-functions.ts';
import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  SysparaGetSysparaByGetOk,
  SysparaGetSysparaByGetParams,
  SysparaGetSysparaOk,
  SysparaGetSysparaParams,
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
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 * @summary Read settings of the mall
 */
export const useSysparaGetSysparaHook = () => {
  const sysparaGetSyspara = useCall<SysparaGetSysparaOk>(operations.sysparaGetSyspara);

  return useCallback(
    (params: SysparaGetSysparaParams, signal?: AbortSignal) => {
      return sysparaGetSyspara(params, signal);
    },
    [sysparaGetSyspara],
  );
};

export const getSysparaGetSysparaQueryKey = (params?: SysparaGetSysparaParams) => {
  return ['sysparaGetSyspara', ...(params ? [params] : [])] as const;
};

export const useSysparaGetSysparaQueryOptions = <
  TData = DataOf<'sysparaGetSyspara'>,
  TError = ErrorType<'sysparaGetSyspara'>,
>(
  params: SysparaGetSysparaParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sysparaGetSyspara'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSysparaGetSysparaQueryKey(params);

  const sysparaGetSyspara = useSysparaGetSysparaHook();

  const queryFn: QueryFunction<DataOf<'sysparaGetSyspara'>> = ({ signal }) =>
    sysparaGetSyspara(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sysparaGetSyspara,
  );

  return customOptions as UseQueryOptions<DataOf<'sysparaGetSyspara'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SysparaGetSysparaQueryResult = NonNullable<DataOf<'sysparaGetSyspara'>>;
export type SysparaGetSysparaQueryError = ErrorType<'sysparaGetSyspara'>;

/**
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 * Calls `sysparaGetSyspara`.
 */
export function useSysparaGetSyspara<
  TData = DataOf<'sysparaGetSyspara'>,
  TError = ErrorType<'sysparaGetSyspara'>,
>(
  params: SysparaGetSysparaParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sysparaGetSyspara'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'sysparaGetSyspara'>, TError, DataOf<'sysparaGetSyspara'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 * Calls `sysparaGetSyspara`.
 */
export function useSysparaGetSyspara<
  TData = DataOf<'sysparaGetSyspara'>,
  TError = ErrorType<'sysparaGetSyspara'>,
>(
  params: SysparaGetSysparaParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sysparaGetSyspara'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sysparaGetSyspara'>, TError, DataOf<'sysparaGetSyspara'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 * Calls `sysparaGetSyspara`.
 */
export function useSysparaGetSyspara<
  TData = DataOf<'sysparaGetSyspara'>,
  TError = ErrorType<'sysparaGetSyspara'>,
>(
  params: SysparaGetSysparaParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sysparaGetSyspara'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 * Calls `sysparaGetSyspara`.
 */
export function useSysparaGetSyspara<
  TData = DataOf<'sysparaGetSyspara'>,
  TError = ErrorType<'sysparaGetSyspara'>,
>(
  params: SysparaGetSysparaParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sysparaGetSyspara'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSysparaGetSysparaQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 * @summary Read settings of the mall by GET
 */
export const useSysparaGetSysparaByGetHook = () => {
  const sysparaGetSysparaByGet = useCall<SysparaGetSysparaByGetOk>(operations.sysparaGetSysparaByGet);

  return useCallback(
    (params: SysparaGetSysparaByGetParams, signal?: AbortSignal) => {
      return sysparaGetSysparaByGet(params, signal);
    },
    [sysparaGetSysparaByGet],
  );
};

export const getSysparaGetSysparaByGetQueryKey = (params?: SysparaGetSysparaByGetParams) => {
  return ['sysparaGetSysparaByGet', ...(params ? [params] : [])] as const;
};

export const useSysparaGetSysparaByGetQueryOptions = <
  TData = DataOf<'sysparaGetSysparaByGet'>,
  TError = ErrorType<'sysparaGetSysparaByGet'>,
>(
  params: SysparaGetSysparaByGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sysparaGetSysparaByGet'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSysparaGetSysparaByGetQueryKey(params);

  const sysparaGetSysparaByGet = useSysparaGetSysparaByGetHook();

  const queryFn: QueryFunction<DataOf<'sysparaGetSysparaByGet'>> = ({ signal }) =>
    sysparaGetSysparaByGet(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sysparaGetSysparaByGet,
  );

  return customOptions as UseQueryOptions<DataOf<'sysparaGetSysparaByGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SysparaGetSysparaByGetQueryResult = NonNullable<DataOf<'sysparaGetSysparaByGet'>>;
export type SysparaGetSysparaByGetQueryError = ErrorType<'sysparaGetSysparaByGet'>;

/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 * Calls `sysparaGetSysparaByGet`.
 */
export function useSysparaGetSysparaByGet<
  TData = DataOf<'sysparaGetSysparaByGet'>,
  TError = ErrorType<'sysparaGetSysparaByGet'>,
>(
  params: SysparaGetSysparaByGetParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sysparaGetSysparaByGet'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'sysparaGetSysparaByGet'>, TError, DataOf<'sysparaGetSysparaByGet'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 * Calls `sysparaGetSysparaByGet`.
 */
export function useSysparaGetSysparaByGet<
  TData = DataOf<'sysparaGetSysparaByGet'>,
  TError = ErrorType<'sysparaGetSysparaByGet'>,
>(
  params: SysparaGetSysparaByGetParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sysparaGetSysparaByGet'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sysparaGetSysparaByGet'>,
          TError,
          DataOf<'sysparaGetSysparaByGet'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 * Calls `sysparaGetSysparaByGet`.
 */
export function useSysparaGetSysparaByGet<
  TData = DataOf<'sysparaGetSysparaByGet'>,
  TError = ErrorType<'sysparaGetSysparaByGet'>,
>(
  params: SysparaGetSysparaByGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sysparaGetSysparaByGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 * Calls `sysparaGetSysparaByGet`.
 */
export function useSysparaGetSysparaByGet<
  TData = DataOf<'sysparaGetSysparaByGet'>,
  TError = ErrorType<'sysparaGetSysparaByGet'>,
>(
  params: SysparaGetSysparaByGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sysparaGetSysparaByGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSysparaGetSysparaByGetQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
