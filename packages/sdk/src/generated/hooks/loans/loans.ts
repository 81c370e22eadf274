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
  TData = DataOf<'creditCheck'>,
  TError = ErrorType<'creditCheck'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'creditCheck'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditCheckQueryKey();

  const creditCheck = useCreditCheckHook();

  const queryFn: QueryFunction<DataOf<'creditCheck'>> = ({ signal }) => creditCheck(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.creditCheck);

  return customOptions as UseQueryOptions<DataOf<'creditCheck'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CreditCheckQueryResult = NonNullable<DataOf<'creditCheck'>>;
export type CreditCheckQueryError = ErrorType<'creditCheck'>;

/**
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 * Calls `creditCheck`.
 */
export function useCreditCheck<TData = DataOf<'creditCheck'>, TError = ErrorType<'creditCheck'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'creditCheck'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'creditCheck'>, TError, DataOf<'creditCheck'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 * Calls `creditCheck`.
 */
export function useCreditCheck<TData = DataOf<'creditCheck'>, TError = ErrorType<'creditCheck'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'creditCheck'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'creditCheck'>, TError, DataOf<'creditCheck'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 * Calls `creditCheck`.
 */
export function useCreditCheck<TData = DataOf<'creditCheck'>, TError = ErrorType<'creditCheck'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditCheck'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 * Calls `creditCheck`.
 */
export function useCreditCheck<TData = DataOf<'creditCheck'>, TError = ErrorType<'creditCheck'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditCheck'>, TError, TData>> },
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
  TData = DataOf<'creditConfig'>,
  TError = ErrorType<'creditConfig'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'creditConfig'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditConfigQueryKey();

  const creditConfig = useCreditConfigHook();

  const queryFn: QueryFunction<DataOf<'creditConfig'>> = ({ signal }) => creditConfig(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.creditConfig);

  return customOptions as UseQueryOptions<DataOf<'creditConfig'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CreditConfigQueryResult = NonNullable<DataOf<'creditConfig'>>;
export type CreditConfigQueryError = ErrorType<'creditConfig'>;

/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 * Calls `creditConfig`.
 */
export function useCreditConfig<TData = DataOf<'creditConfig'>, TError = ErrorType<'creditConfig'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'creditConfig'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'creditConfig'>, TError, DataOf<'creditConfig'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 * Calls `creditConfig`.
 */
export function useCreditConfig<TData = DataOf<'creditConfig'>, TError = ErrorType<'creditConfig'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'creditConfig'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'creditConfig'>, TError, DataOf<'creditConfig'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 * Calls `creditConfig`.
 */
export function useCreditConfig<TData = DataOf<'creditConfig'>, TError = ErrorType<'creditConfig'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditConfig'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 * Calls `creditConfig`.
 */
export function useCreditConfig<TData = DataOf<'creditConfig'>, TError = ErrorType<'creditConfig'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditConfig'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'creditApply'>, TError, CreditApplyMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'creditApply'>, TError, CreditApplyMutationVariables, TContext> => {
  const mutationKey = getCreditApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const creditApply = useCreditApplyHook();

  const mutationFn: MutationFunction<DataOf<'creditApply'>, CreditApplyMutationVariables> = (props) => {
    const { params } = props ?? {};

    return creditApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreditApplyMutationResult = NonNullable<DataOf<'creditApply'>>;

export type CreditApplyMutationError = ErrorType<'creditApply'>;
export type CreditApplyMutationVariables = { params: CreditApplyParams };

/**
 * Applies for a loan in USDT. It is decided within an hour at the earliest and, when granted, paid into the wallet. A refused application is made again with its own creditId. Where the caller's identity is verified, name and document number must be the same.
 * Calls `creditApply`.
 *
 * Its errors, besides those of every operation:
 * - `qualificationNotMet`: You do not meet the conditions yet.
 * - `loanAmountOutsideLimits`: The loan amount is outside the limits.
 * - `loanTermNotOffered`: This loan term is not offered.
 * - `loanAgreementRequired`: Please accept the loan agreement.
 * - `loanPersonMismatch`: Name and document must be those of your verified identity.
 * - `loanStillOpen`: You already have a loan or an application.
 * - `loanNotFound`: There is no such loan.
 * - `realNameNeeded`: Please verify your real name first.
 * - `extraVerificationNeeded`: Something about this account is unusual. Please contact customer service for an extra verification.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `duplicateSubmission`: This was already submitted.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useCreditApply = <TError = ErrorType<'creditApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'creditApply'>, TError, CreditApplyMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'creditApply'>, TError, CreditApplyMutationVariables, TContext> => {
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
  TData = DataOf<'creditBill'>,
  TError = ErrorType<'creditBill'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'creditBill'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditBillQueryKey();

  const creditBill = useCreditBillHook();

  const queryFn: QueryFunction<DataOf<'creditBill'>> = ({ signal }) => creditBill(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.creditBill);

  return customOptions as UseQueryOptions<DataOf<'creditBill'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CreditBillQueryResult = NonNullable<DataOf<'creditBill'>>;
export type CreditBillQueryError = ErrorType<'creditBill'>;

/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 * Calls `creditBill`.
 */
export function useCreditBill<TData = DataOf<'creditBill'>, TError = ErrorType<'creditBill'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'creditBill'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'creditBill'>, TError, DataOf<'creditBill'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 * Calls `creditBill`.
 */
export function useCreditBill<TData = DataOf<'creditBill'>, TError = ErrorType<'creditBill'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'creditBill'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'creditBill'>, TError, DataOf<'creditBill'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 * Calls `creditBill`.
 */
export function useCreditBill<TData = DataOf<'creditBill'>, TError = ErrorType<'creditBill'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBill'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 * Calls `creditBill`.
 */
export function useCreditBill<TData = DataOf<'creditBill'>, TError = ErrorType<'creditBill'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBill'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'creditHistroy'>, CreditHistroyParams['pageNum']>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'creditHistroy'>,
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

  const queryFn: QueryFunction<DataOf<'creditHistroy'>, QueryKey, CreditHistroyParams['pageNum']> = ({
    signal,
    pageParam,
  }) => creditHistroy({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditHistroy,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'creditHistroy'>,
    TError,
    TData,
    QueryKey,
    CreditHistroyParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreditHistroyInfiniteQueryResult = NonNullable<DataOf<'creditHistroy'>>;
export type CreditHistroyInfiniteQueryError = ErrorType<'creditHistroy'>;

/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroyInfinite<
  TData = InfiniteData<DataOf<'creditHistroy'>, CreditHistroyParams['pageNum']>,
  TError = ErrorType<'creditHistroy'>,
>(
  params: undefined | CreditHistroyParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'creditHistroy'>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'creditHistroy'>, TError, DataOf<'creditHistroy'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroyInfinite<
  TData = InfiniteData<DataOf<'creditHistroy'>, CreditHistroyParams['pageNum']>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'creditHistroy'>,
        TError,
        TData,
        QueryKey,
        CreditHistroyParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'creditHistroy'>, TError, DataOf<'creditHistroy'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroyInfinite<
  TData = InfiniteData<DataOf<'creditHistroy'>, CreditHistroyParams['pageNum']>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'creditHistroy'>,
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
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroyInfinite<
  TData = InfiniteData<DataOf<'creditHistroy'>, CreditHistroyParams['pageNum']>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'creditHistroy'>,
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
  TData = DataOf<'creditHistroy'>,
  TError = ErrorType<'creditHistroy'>,
>(
  params?: CreditHistroyParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditHistroy'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditHistroyQueryKey(params);

  const creditHistroy = useCreditHistroyHook();

  const queryFn: QueryFunction<DataOf<'creditHistroy'>> = ({ signal }) => creditHistroy(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditHistroy,
  );

  return customOptions as UseQueryOptions<DataOf<'creditHistroy'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CreditHistroyQueryResult = NonNullable<DataOf<'creditHistroy'>>;
export type CreditHistroyQueryError = ErrorType<'creditHistroy'>;

/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroy<TData = DataOf<'creditHistroy'>, TError = ErrorType<'creditHistroy'>>(
  params: undefined | CreditHistroyParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'creditHistroy'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'creditHistroy'>, TError, DataOf<'creditHistroy'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroy<TData = DataOf<'creditHistroy'>, TError = ErrorType<'creditHistroy'>>(
  params?: CreditHistroyParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'creditHistroy'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'creditHistroy'>, TError, DataOf<'creditHistroy'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroy<TData = DataOf<'creditHistroy'>, TError = ErrorType<'creditHistroy'>>(
  params?: CreditHistroyParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditHistroy'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * Calls `creditHistroy`.
 */
export function useCreditHistroy<TData = DataOf<'creditHistroy'>, TError = ErrorType<'creditHistroy'>>(
  params?: CreditHistroyParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditHistroy'>, TError, TData>> },
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
  TData = DataOf<'creditBeforepay'>,
  TError = ErrorType<'creditBeforepay'>,
>(
  params: CreditBeforepayParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBeforepay'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditBeforepayQueryKey(params);

  const creditBeforepay = useCreditBeforepayHook();

  const queryFn: QueryFunction<DataOf<'creditBeforepay'>> = ({ signal }) => creditBeforepay(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditBeforepay,
  );

  return customOptions as UseQueryOptions<DataOf<'creditBeforepay'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CreditBeforepayQueryResult = NonNullable<DataOf<'creditBeforepay'>>;
export type CreditBeforepayQueryError = ErrorType<'creditBeforepay'>;

/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 * Calls `creditBeforepay`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 * - `loanNotRepayable`: This loan can't be repaid in its present state.
 */
export function useCreditBeforepay<TData = DataOf<'creditBeforepay'>, TError = ErrorType<'creditBeforepay'>>(
  params: CreditBeforepayParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'creditBeforepay'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'creditBeforepay'>, TError, DataOf<'creditBeforepay'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 * Calls `creditBeforepay`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 * - `loanNotRepayable`: This loan can't be repaid in its present state.
 */
export function useCreditBeforepay<TData = DataOf<'creditBeforepay'>, TError = ErrorType<'creditBeforepay'>>(
  params: CreditBeforepayParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'creditBeforepay'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'creditBeforepay'>, TError, DataOf<'creditBeforepay'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 * Calls `creditBeforepay`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 * - `loanNotRepayable`: This loan can't be repaid in its present state.
 */
export function useCreditBeforepay<TData = DataOf<'creditBeforepay'>, TError = ErrorType<'creditBeforepay'>>(
  params: CreditBeforepayParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBeforepay'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 * Calls `creditBeforepay`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 * - `loanNotRepayable`: This loan can't be repaid in its present state.
 */
export function useCreditBeforepay<TData = DataOf<'creditBeforepay'>, TError = ErrorType<'creditBeforepay'>>(
  params: CreditBeforepayParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBeforepay'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'creditPay'>, TError, CreditPayMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'creditPay'>, TError, CreditPayMutationVariables, TContext> => {
  const mutationKey = getCreditPayMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const creditPay = useCreditPayHook();

  const mutationFn: MutationFunction<DataOf<'creditPay'>, CreditPayMutationVariables> = (props) => {
    const { params } = props ?? {};

    return creditPay(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreditPayMutationResult = NonNullable<DataOf<'creditPay'>>;

export type CreditPayMutationError = ErrorType<'creditPay'>;
export type CreditPayMutationVariables = { params: CreditPayParams };

/**
 * Takes amount and interest of one loan of the caller out of the wallet in one sum. It is done once and only once, whatever is repeated.
 * Calls `creditPay`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 * - `loanNotRepayable`: This loan can't be repaid in its present state.
 * - `repaymentChanged`: The sum to repay has changed. Check the new sum and pay again.
 * - `insufficientBalance`: Your balance is too low. Please recharge.
 * - `wrongFundPassword`: The fund password is wrong.
 * - `fundPasswordNotSet`: Please set a fund password first.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `duplicateSubmission`: This was already submitted.
 */
export const useCreditPay = <TError = ErrorType<'creditPay'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'creditPay'>, TError, CreditPayMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'creditPay'>, TError, CreditPayMutationVariables, TContext> => {
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
  TData = DataOf<'creditBeforereapply'>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBeforereapply'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreditBeforereapplyQueryKey(params);

  const creditBeforereapply = useCreditBeforereapplyHook();

  const queryFn: QueryFunction<DataOf<'creditBeforereapply'>> = ({ signal }) =>
    creditBeforereapply(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.creditBeforereapply,
  );

  return customOptions as UseQueryOptions<DataOf<'creditBeforereapply'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CreditBeforereapplyQueryResult = NonNullable<DataOf<'creditBeforereapply'>>;
export type CreditBeforereapplyQueryError = ErrorType<'creditBeforereapply'>;

/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 * Calls `creditBeforereapply`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useCreditBeforereapply<
  TData = DataOf<'creditBeforereapply'>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'creditBeforereapply'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'creditBeforereapply'>, TError, DataOf<'creditBeforereapply'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 * Calls `creditBeforereapply`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useCreditBeforereapply<
  TData = DataOf<'creditBeforereapply'>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'creditBeforereapply'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'creditBeforereapply'>, TError, DataOf<'creditBeforereapply'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 * Calls `creditBeforereapply`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useCreditBeforereapply<
  TData = DataOf<'creditBeforereapply'>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBeforereapply'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 * Calls `creditBeforereapply`.
 *
 * Its errors, besides those of every operation:
 * - `loanNotFound`: There is no such loan.
 */
export function useCreditBeforereapply<
  TData = DataOf<'creditBeforereapply'>,
  TError = ErrorType<'creditBeforereapply'>,
>(
  params: CreditBeforereapplyParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'creditBeforereapply'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCreditBeforereapplyQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
