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
  DeskAuditListOk,
  DeskAuditListParams,
  DeskRoleListOk,
  DeskRoleRemoveOk,
  DeskRoleRemoveParams,
  DeskRoleSaveOk,
  DeskRoleSaveParams,
  DeskSettingListOk,
  DeskSettingSaveOk,
  DeskSettingSaveParams,
  DeskStaffListOk,
  DeskStaffSaveOk,
  DeskStaffSaveParams,
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
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 * @summary List roles
 */
export const useDeskRoleListHook = () => {
  const deskRoleList = useCall<DeskRoleListOk>(operations.deskRoleList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskRoleList(undefined, signal);
    },
    [deskRoleList],
  );
};

export const getDeskRoleListQueryKey = () => {
  return ['deskRoleList'] as const;
};

export const useDeskRoleListQueryOptions = <
  TData = DataOf<'deskRoleList'>,
  TError = ErrorType<'deskRoleList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskRoleList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskRoleListQueryKey();

  const deskRoleList = useDeskRoleListHook();

  const queryFn: QueryFunction<DataOf<'deskRoleList'>> = ({ signal }) => deskRoleList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskRoleList);

  return customOptions as UseQueryOptions<DataOf<'deskRoleList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskRoleListQueryResult = NonNullable<DataOf<'deskRoleList'>>;
export type DeskRoleListQueryError = ErrorType<'deskRoleList'>;

/**
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 * Calls `deskRoleList`.
 */
export function useDeskRoleList<TData = DataOf<'deskRoleList'>, TError = ErrorType<'deskRoleList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskRoleList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskRoleList'>, TError, DataOf<'deskRoleList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 * Calls `deskRoleList`.
 */
export function useDeskRoleList<TData = DataOf<'deskRoleList'>, TError = ErrorType<'deskRoleList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskRoleList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskRoleList'>, TError, DataOf<'deskRoleList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 * Calls `deskRoleList`.
 */
export function useDeskRoleList<TData = DataOf<'deskRoleList'>, TError = ErrorType<'deskRoleList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskRoleList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 * Calls `deskRoleList`.
 */
export function useDeskRoleList<TData = DataOf<'deskRoleList'>, TError = ErrorType<'deskRoleList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskRoleList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskRoleListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a role or changes one. Names are unique without regard to case and blanks, and nobody grants what they do not have.
 * @summary Create or change a role
 */
export const useDeskRoleSaveHook = () => {
  const deskRoleSave = useCall<DeskRoleSaveOk>(operations.deskRoleSave);

  return useCallback(
    (params: DeskRoleSaveParams, signal?: AbortSignal) => {
      return deskRoleSave(params, signal);
    },
    [deskRoleSave],
  );
};

export const getDeskRoleSaveMutationKey = () => ['deskRoleSave'] as const;

export const useDeskRoleSaveMutationOptions = <
  TError = ErrorType<'deskRoleSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskRoleSave'>, TError, DeskRoleSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskRoleSave'>, TError, DeskRoleSaveMutationVariables, TContext> => {
  const mutationKey = getDeskRoleSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskRoleSave = useDeskRoleSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskRoleSave'>, DeskRoleSaveMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskRoleSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskRoleSaveMutationResult = NonNullable<DataOf<'deskRoleSave'>>;

export type DeskRoleSaveMutationError = ErrorType<'deskRoleSave'>;
export type DeskRoleSaveMutationVariables = { params: DeskRoleSaveParams };

/**
 * Creates a role or changes one. Names are unique without regard to case and blanks, and nobody grants what they do not have.
 * Calls `deskRoleSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `roleNameTaken`: A role of this name exists.
 * - `roleLocked`: This role can not be changed.
 * - `grantExceedsOwn`: You can't grant what you may not do yourself.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskRoleSave = <TError = ErrorType<'deskRoleSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'deskRoleSave'>, TError, DeskRoleSaveMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskRoleSave'>, TError, DeskRoleSaveMutationVariables, TContext> => {
  return useMutation(useDeskRoleSaveMutationOptions(options), queryClient);
};
/**
 * Deletes a role that nobody has. A role that a person has, also one who is only invited, stays.
 * @summary Delete a role
 */
export const useDeskRoleRemoveHook = () => {
  const deskRoleRemove = useCall<DeskRoleRemoveOk>(operations.deskRoleRemove);

  return useCallback(
    (params: DeskRoleRemoveParams, signal?: AbortSignal) => {
      return deskRoleRemove(params, signal);
    },
    [deskRoleRemove],
  );
};

export const getDeskRoleRemoveMutationKey = () => ['deskRoleRemove'] as const;

export const useDeskRoleRemoveMutationOptions = <
  TError = ErrorType<'deskRoleRemove'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskRoleRemove'>, TError, DeskRoleRemoveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskRoleRemove'>, TError, DeskRoleRemoveMutationVariables, TContext> => {
  const mutationKey = getDeskRoleRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskRoleRemove = useDeskRoleRemoveHook();

  const mutationFn: MutationFunction<DataOf<'deskRoleRemove'>, DeskRoleRemoveMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskRoleRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskRoleRemoveMutationResult = NonNullable<DataOf<'deskRoleRemove'>>;

export type DeskRoleRemoveMutationError = ErrorType<'deskRoleRemove'>;
export type DeskRoleRemoveMutationVariables = { params: DeskRoleRemoveParams };

/**
 * Deletes a role that nobody has. A role that a person has, also one who is only invited, stays.
 * Calls `deskRoleRemove`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `linkedRoleNotDeletable`: A role that is in use can't be deleted.
 * - `roleLocked`: This role can not be changed.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskRoleRemove = <TError = ErrorType<'deskRoleRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskRoleRemove'>,
      TError,
      DeskRoleRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskRoleRemove'>, TError, DeskRoleRemoveMutationVariables, TContext> => {
  return useMutation(useDeskRoleRemoveMutationOptions(options), queryClient);
};
/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 * @summary List people of the desk
 */
export const useDeskStaffListHook = () => {
  const deskStaffList = useCall<DeskStaffListOk>(operations.deskStaffList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskStaffList(undefined, signal);
    },
    [deskStaffList],
  );
};

export const getDeskStaffListQueryKey = () => {
  return ['deskStaffList'] as const;
};

export const useDeskStaffListQueryOptions = <
  TData = DataOf<'deskStaffList'>,
  TError = ErrorType<'deskStaffList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskStaffList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskStaffListQueryKey();

  const deskStaffList = useDeskStaffListHook();

  const queryFn: QueryFunction<DataOf<'deskStaffList'>> = ({ signal }) => deskStaffList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskStaffList);

  return customOptions as UseQueryOptions<DataOf<'deskStaffList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskStaffListQueryResult = NonNullable<DataOf<'deskStaffList'>>;
export type DeskStaffListQueryError = ErrorType<'deskStaffList'>;

/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 * Calls `deskStaffList`.
 */
export function useDeskStaffList<TData = DataOf<'deskStaffList'>, TError = ErrorType<'deskStaffList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskStaffList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskStaffList'>, TError, DataOf<'deskStaffList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 * Calls `deskStaffList`.
 */
export function useDeskStaffList<TData = DataOf<'deskStaffList'>, TError = ErrorType<'deskStaffList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskStaffList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskStaffList'>, TError, DataOf<'deskStaffList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 * Calls `deskStaffList`.
 */
export function useDeskStaffList<TData = DataOf<'deskStaffList'>, TError = ErrorType<'deskStaffList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskStaffList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 * Calls `deskStaffList`.
 */
export function useDeskStaffList<TData = DataOf<'deskStaffList'>, TError = ErrorType<'deskStaffList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskStaffList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskStaffListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Invites a person, or changes name, roles and whether they can log in. Nobody changes their own roles, grants what they do not have, or removes the last owner.
 * @summary Invite or change a person
 */
export const useDeskStaffSaveHook = () => {
  const deskStaffSave = useCall<DeskStaffSaveOk>(operations.deskStaffSave);

  return useCallback(
    (params: DeskStaffSaveParams, signal?: AbortSignal) => {
      return deskStaffSave(params, signal);
    },
    [deskStaffSave],
  );
};

export const getDeskStaffSaveMutationKey = () => ['deskStaffSave'] as const;

export const useDeskStaffSaveMutationOptions = <
  TError = ErrorType<'deskStaffSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskStaffSave'>, TError, DeskStaffSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskStaffSave'>, TError, DeskStaffSaveMutationVariables, TContext> => {
  const mutationKey = getDeskStaffSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskStaffSave = useDeskStaffSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskStaffSave'>, DeskStaffSaveMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskStaffSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskStaffSaveMutationResult = NonNullable<DataOf<'deskStaffSave'>>;

export type DeskStaffSaveMutationError = ErrorType<'deskStaffSave'>;
export type DeskStaffSaveMutationVariables = { params: DeskStaffSaveParams };

/**
 * Invites a person, or changes name, roles and whether they can log in. Nobody changes their own roles, grants what they do not have, or removes the last owner.
 * Calls `deskStaffSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateUsername`: This user name is taken.
 * - `grantExceedsOwn`: You can't grant what you may not do yourself.
 * - `lastOwner`: The mall needs at least one owner.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskStaffSave = <TError = ErrorType<'deskStaffSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'deskStaffSave'>, TError, DeskStaffSaveMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskStaffSave'>, TError, DeskStaffSaveMutationVariables, TContext> => {
  return useMutation(useDeskStaffSaveMutationOptions(options), queryClient);
};
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * @summary Read the audit log
 */
export const useDeskAuditListHook = () => {
  const deskAuditList = useCall<DeskAuditListOk>(operations.deskAuditList);

  return useCallback(
    (params?: DeskAuditListParams, signal?: AbortSignal) => {
      return deskAuditList(params, signal);
    },
    [deskAuditList],
  );
};

export const getDeskAuditListInfiniteQueryKey = (params?: DeskAuditListParams) => {
  return ['infinite', 'deskAuditList', ...(params ? [params] : [])] as const;
};

export const getDeskAuditListQueryKey = (params?: DeskAuditListParams) => {
  return ['deskAuditList', ...(params ? [params] : [])] as const;
};

export const useDeskAuditListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskAuditList'>, DeskAuditListParams['pageNum']>,
  TError = ErrorType<'deskAuditList'>,
>(
  params?: DeskAuditListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskAuditList'>,
        TError,
        TData,
        QueryKey,
        DeskAuditListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskAuditListInfiniteQueryKey(params);

  const deskAuditList = useDeskAuditListHook();

  const queryFn: QueryFunction<DataOf<'deskAuditList'>, QueryKey, DeskAuditListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskAuditList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskAuditList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskAuditList'>,
    TError,
    TData,
    QueryKey,
    DeskAuditListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskAuditListInfiniteQueryResult = NonNullable<DataOf<'deskAuditList'>>;
export type DeskAuditListInfiniteQueryError = ErrorType<'deskAuditList'>;

/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditListInfinite<
  TData = InfiniteData<DataOf<'deskAuditList'>, DeskAuditListParams['pageNum']>,
  TError = ErrorType<'deskAuditList'>,
>(
  params: undefined | DeskAuditListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskAuditList'>,
        TError,
        TData,
        QueryKey,
        DeskAuditListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskAuditList'>, TError, DataOf<'deskAuditList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditListInfinite<
  TData = InfiniteData<DataOf<'deskAuditList'>, DeskAuditListParams['pageNum']>,
  TError = ErrorType<'deskAuditList'>,
>(
  params?: DeskAuditListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskAuditList'>,
        TError,
        TData,
        QueryKey,
        DeskAuditListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskAuditList'>, TError, DataOf<'deskAuditList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditListInfinite<
  TData = InfiniteData<DataOf<'deskAuditList'>, DeskAuditListParams['pageNum']>,
  TError = ErrorType<'deskAuditList'>,
>(
  params?: DeskAuditListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskAuditList'>,
        TError,
        TData,
        QueryKey,
        DeskAuditListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditListInfinite<
  TData = InfiniteData<DataOf<'deskAuditList'>, DeskAuditListParams['pageNum']>,
  TError = ErrorType<'deskAuditList'>,
>(
  params?: DeskAuditListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskAuditList'>,
        TError,
        TData,
        QueryKey,
        DeskAuditListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskAuditListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskAuditListQueryOptions = <
  TData = DataOf<'deskAuditList'>,
  TError = ErrorType<'deskAuditList'>,
>(
  params?: DeskAuditListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskAuditList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskAuditListQueryKey(params);

  const deskAuditList = useDeskAuditListHook();

  const queryFn: QueryFunction<DataOf<'deskAuditList'>> = ({ signal }) => deskAuditList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskAuditList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskAuditList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskAuditListQueryResult = NonNullable<DataOf<'deskAuditList'>>;
export type DeskAuditListQueryError = ErrorType<'deskAuditList'>;

/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditList<TData = DataOf<'deskAuditList'>, TError = ErrorType<'deskAuditList'>>(
  params: undefined | DeskAuditListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskAuditList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskAuditList'>, TError, DataOf<'deskAuditList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditList<TData = DataOf<'deskAuditList'>, TError = ErrorType<'deskAuditList'>>(
  params?: DeskAuditListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskAuditList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskAuditList'>, TError, DataOf<'deskAuditList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditList<TData = DataOf<'deskAuditList'>, TError = ErrorType<'deskAuditList'>>(
  params?: DeskAuditListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskAuditList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * Calls `deskAuditList`.
 */
export function useDeskAuditList<TData = DataOf<'deskAuditList'>, TError = ErrorType<'deskAuditList'>>(
  params?: DeskAuditListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskAuditList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskAuditListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 * @summary List settings
 */
export const useDeskSettingListHook = () => {
  const deskSettingList = useCall<DeskSettingListOk>(operations.deskSettingList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskSettingList(undefined, signal);
    },
    [deskSettingList],
  );
};

export const getDeskSettingListQueryKey = () => {
  return ['deskSettingList'] as const;
};

export const useDeskSettingListQueryOptions = <
  TData = DataOf<'deskSettingList'>,
  TError = ErrorType<'deskSettingList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskSettingList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskSettingListQueryKey();

  const deskSettingList = useDeskSettingListHook();

  const queryFn: QueryFunction<DataOf<'deskSettingList'>> = ({ signal }) => deskSettingList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskSettingList);

  return customOptions as UseQueryOptions<DataOf<'deskSettingList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskSettingListQueryResult = NonNullable<DataOf<'deskSettingList'>>;
export type DeskSettingListQueryError = ErrorType<'deskSettingList'>;

/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 * Calls `deskSettingList`.
 */
export function useDeskSettingList<TData = DataOf<'deskSettingList'>, TError = ErrorType<'deskSettingList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskSettingList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskSettingList'>, TError, DataOf<'deskSettingList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 * Calls `deskSettingList`.
 */
export function useDeskSettingList<TData = DataOf<'deskSettingList'>, TError = ErrorType<'deskSettingList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskSettingList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskSettingList'>, TError, DataOf<'deskSettingList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 * Calls `deskSettingList`.
 */
export function useDeskSettingList<TData = DataOf<'deskSettingList'>, TError = ErrorType<'deskSettingList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskSettingList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 * Calls `deskSettingList`.
 */
export function useDeskSettingList<TData = DataOf<'deskSettingList'>, TError = ErrorType<'deskSettingList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskSettingList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskSettingListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Changes a setting for all calls from now on, or brings its standard value back where no value is sent. A value of another kind is refused.
 * @summary Change a setting
 */
export const useDeskSettingSaveHook = () => {
  const deskSettingSave = useCall<DeskSettingSaveOk>(operations.deskSettingSave);

  return useCallback(
    (params: DeskSettingSaveParams, signal?: AbortSignal) => {
      return deskSettingSave(params, signal);
    },
    [deskSettingSave],
  );
};

export const getDeskSettingSaveMutationKey = () => ['deskSettingSave'] as const;

export const useDeskSettingSaveMutationOptions = <
  TError = ErrorType<'deskSettingSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'deskSettingSave'>,
    TError,
    DeskSettingSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskSettingSave'>, TError, DeskSettingSaveMutationVariables, TContext> => {
  const mutationKey = getDeskSettingSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSettingSave = useDeskSettingSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskSettingSave'>, DeskSettingSaveMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskSettingSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSettingSaveMutationResult = NonNullable<DataOf<'deskSettingSave'>>;

export type DeskSettingSaveMutationError = ErrorType<'deskSettingSave'>;
export type DeskSettingSaveMutationVariables = { params: DeskSettingSaveParams };

/**
 * Changes a setting for all calls from now on, or brings its standard value back where no value is sent. A value of another kind is refused.
 * Calls `deskSettingSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskSettingSave = <TError = ErrorType<'deskSettingSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskSettingSave'>,
      TError,
      DeskSettingSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskSettingSave'>, TError, DeskSettingSaveMutationVariables, TContext> => {
  return useMutation(useDeskSettingSaveMutationOptions(options), queryClient);
};
