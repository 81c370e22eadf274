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
    DataOf<'userBindWithdrawAddress'>,
    TError,
    UserBindWithdrawAddressMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'userBindWithdrawAddress'>,
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
    DataOf<'userBindWithdrawAddress'>,
    UserBindWithdrawAddressMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userBindWithdrawAddress(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserBindWithdrawAddressMutationResult = NonNullable<DataOf<'userBindWithdrawAddress'>>;

export type UserBindWithdrawAddressMutationError = ErrorType<'userBindWithdrawAddress'>;
export type UserBindWithdrawAddressMutationVariables = { params: UserBindWithdrawAddressParams };

/**
 * Binds the one address to which the caller's coins can be withdrawn; a second one is refused. The address must fit its chain: ERC20 starts with 0x, TRC20 with T, OMNI with 1 or 3. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address. A caller with an authenticator also sends the code that it shows; existing clients need not.
 * Calls `userBindWithdrawAddress`.
 *
 * Its errors, besides those of every operation:
 * - `onlyOneWithdrawalAddress`: Only one withdrawal address can be bound.
 * - `addressFormatWrong`: The address has the wrong format for this chain.
 * - `wrongDepositChain`: The chain does not fit the coin.
 * - `authenticatorCodeNeeded`: Please enter the code of your authenticator.
 * - `authenticatorNotBound`: Please bind an authenticator first.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `freshProofNeeded`: Please enter your login password, or log in again, to confirm that it is you.
 * - `wrongPassword`: The password is wrong.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useUserBindWithdrawAddress = <TError = ErrorType<'userBindWithdrawAddress'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'userBindWithdrawAddress'>,
      TError,
      UserBindWithdrawAddressMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'userBindWithdrawAddress'>,
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
  TData = InfiniteData<DataOf<'withdrawList'>, WithdrawListParams['page_no']>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'withdrawList'>, TError, TData, QueryKey, WithdrawListParams['page_no']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawListInfiniteQueryKey(params);

  const withdrawList = useWithdrawListHook();

  const queryFn: QueryFunction<DataOf<'withdrawList'>, QueryKey, WithdrawListParams['page_no']> = ({
    signal,
    pageParam,
  }) => withdrawList({ ...params, page_no: pageParam ?? params?.['page_no'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'withdrawList'>,
    TError,
    TData,
    QueryKey,
    WithdrawListParams['page_no']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WithdrawListInfiniteQueryResult = NonNullable<DataOf<'withdrawList'>>;
export type WithdrawListInfiniteQueryError = ErrorType<'withdrawList'>;

/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawListInfinite<
  TData = InfiniteData<DataOf<'withdrawList'>, WithdrawListParams['page_no']>,
  TError = ErrorType<'withdrawList'>,
>(
  params: undefined | WithdrawListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'withdrawList'>, TError, TData, QueryKey, WithdrawListParams['page_no']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'withdrawList'>, TError, DataOf<'withdrawList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawListInfinite<
  TData = InfiniteData<DataOf<'withdrawList'>, WithdrawListParams['page_no']>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'withdrawList'>, TError, TData, QueryKey, WithdrawListParams['page_no']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'withdrawList'>, TError, DataOf<'withdrawList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawListInfinite<
  TData = InfiniteData<DataOf<'withdrawList'>, WithdrawListParams['page_no']>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'withdrawList'>, TError, TData, QueryKey, WithdrawListParams['page_no']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawListInfinite<
  TData = InfiniteData<DataOf<'withdrawList'>, WithdrawListParams['page_no']>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'withdrawList'>, TError, TData, QueryKey, WithdrawListParams['page_no']>
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
  TData = DataOf<'withdrawList'>,
  TError = ErrorType<'withdrawList'>,
>(
  params?: WithdrawListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawListQueryKey(params);

  const withdrawList = useWithdrawListHook();

  const queryFn: QueryFunction<DataOf<'withdrawList'>> = ({ signal }) => withdrawList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawList,
  );

  return customOptions as UseQueryOptions<DataOf<'withdrawList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type WithdrawListQueryResult = NonNullable<DataOf<'withdrawList'>>;
export type WithdrawListQueryError = ErrorType<'withdrawList'>;

/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawList<TData = DataOf<'withdrawList'>, TError = ErrorType<'withdrawList'>>(
  params: undefined | WithdrawListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'withdrawList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'withdrawList'>, TError, DataOf<'withdrawList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawList<TData = DataOf<'withdrawList'>, TError = ErrorType<'withdrawList'>>(
  params?: WithdrawListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'withdrawList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'withdrawList'>, TError, DataOf<'withdrawList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawList<TData = DataOf<'withdrawList'>, TError = ErrorType<'withdrawList'>>(
  params?: WithdrawListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * Calls `withdrawList`.
 */
export function useWithdrawList<TData = DataOf<'withdrawList'>, TError = ErrorType<'withdrawList'>>(
  params?: WithdrawListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawList'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'withdrawApply'>, TError, WithdrawApplyMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'withdrawApply'>, TError, WithdrawApplyMutationVariables, TContext> => {
  const mutationKey = getWithdrawApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawApply = useWithdrawApplyHook();

  const mutationFn: MutationFunction<DataOf<'withdrawApply'>, WithdrawApplyMutationVariables> = (props) => {
    const { params } = props ?? {};

    return withdrawApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawApplyMutationResult = NonNullable<DataOf<'withdrawApply'>>;

export type WithdrawApplyMutationError = ErrorType<'withdrawApply'>;
export type WithdrawApplyMutationVariables = { params: WithdrawApplyParams };

/**
 * Takes a quantity of a coin out of the wallet to the bound address, or its worth to a bank. The worth leaves the wallet
 * at once and comes back if the withdrawal is refused. Needs an advanced verification, a bound authenticator, phone or
 * e-mail address, the fund password, and the code that the authenticator shows. Existing clients can not send that code;
 * what they request waits for two people of the desk.
 * Calls `withdrawApply`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `withdrawalOutsideLimits`: The withdrawal is outside the limits.
 * - `outsideWithdrawalTime`: Withdrawals are closed at this time of day.
 * - `dailyWithdrawalsExceeded`: You have made as many withdrawals today as one can.
 * - `withdrawalPending`: A withdrawal is still being processed.
 * - `insufficientBalance`: Your balance is too low. Please recharge.
 * - `wrongFundPassword`: The fund password is wrong.
 * - `fundPasswordNotSet`: Please set a fund password first.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `withdrawalAddressNotBound`: Please bind a withdrawal address first.
 * - `addressFormatWrong`: The address has the wrong format for this chain.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `tradingVolumeTooLow`: More purchases are needed before a withdrawal.
 * - `advancedVerificationNeeded`: Please complete the advanced verification first.
 * - `realNameNeeded`: Please verify your real name first.
 * - `authenticatorNotBound`: Please bind an authenticator first.
 * - `authenticatorCodeNeeded`: Please enter the code of your authenticator.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `phoneOrEmailNotBound`: Please bind a phone or an e-mail address first.
 * - `extraVerificationNeeded`: Something about this account is unusual. Please contact customer service for an extra verification.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useWithdrawApply = <TError = ErrorType<'withdrawApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'withdrawApply'>, TError, WithdrawApplyMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'withdrawApply'>, TError, WithdrawApplyMutationVariables, TContext> => {
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

export const useWithdrawFeeQueryOptions = <TData = DataOf<'withdrawFee'>, TError = ErrorType<'withdrawFee'>>(
  params?: WithdrawFeeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawFee'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawFeeQueryKey(params);

  const withdrawFee = useWithdrawFeeHook();

  const queryFn: QueryFunction<DataOf<'withdrawFee'>> = ({ signal }) => withdrawFee(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawFee,
  );

  return customOptions as UseQueryOptions<DataOf<'withdrawFee'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type WithdrawFeeQueryResult = NonNullable<DataOf<'withdrawFee'>>;
export type WithdrawFeeQueryError = ErrorType<'withdrawFee'>;

/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 * Calls `withdrawFee`.
 */
export function useWithdrawFee<TData = DataOf<'withdrawFee'>, TError = ErrorType<'withdrawFee'>>(
  params: undefined | WithdrawFeeParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'withdrawFee'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'withdrawFee'>, TError, DataOf<'withdrawFee'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 * Calls `withdrawFee`.
 */
export function useWithdrawFee<TData = DataOf<'withdrawFee'>, TError = ErrorType<'withdrawFee'>>(
  params?: WithdrawFeeParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'withdrawFee'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'withdrawFee'>, TError, DataOf<'withdrawFee'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 * Calls `withdrawFee`.
 */
export function useWithdrawFee<TData = DataOf<'withdrawFee'>, TError = ErrorType<'withdrawFee'>>(
  params?: WithdrawFeeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawFee'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 * Calls `withdrawFee`.
 */
export function useWithdrawFee<TData = DataOf<'withdrawFee'>, TError = ErrorType<'withdrawFee'>>(
  params?: WithdrawFeeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawFee'>, TError, TData>> },
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

export const useWithdrawGetQueryOptions = <TData = DataOf<'withdrawGet'>, TError = ErrorType<'withdrawGet'>>(
  params: WithdrawGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawGet'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawGetQueryKey(params);

  const withdrawGet = useWithdrawGetHook();

  const queryFn: QueryFunction<DataOf<'withdrawGet'>> = ({ signal }) => withdrawGet(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.withdrawGet,
  );

  return customOptions as UseQueryOptions<DataOf<'withdrawGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type WithdrawGetQueryResult = NonNullable<DataOf<'withdrawGet'>>;
export type WithdrawGetQueryError = ErrorType<'withdrawGet'>;

/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 * Calls `withdrawGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useWithdrawGet<TData = DataOf<'withdrawGet'>, TError = ErrorType<'withdrawGet'>>(
  params: WithdrawGetParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'withdrawGet'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'withdrawGet'>, TError, DataOf<'withdrawGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 * Calls `withdrawGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useWithdrawGet<TData = DataOf<'withdrawGet'>, TError = ErrorType<'withdrawGet'>>(
  params: WithdrawGetParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'withdrawGet'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'withdrawGet'>, TError, DataOf<'withdrawGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 * Calls `withdrawGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useWithdrawGet<TData = DataOf<'withdrawGet'>, TError = ErrorType<'withdrawGet'>>(
  params: WithdrawGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 * Calls `withdrawGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useWithdrawGet<TData = DataOf<'withdrawGet'>, TError = ErrorType<'withdrawGet'>>(
  params: WithdrawGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawGet'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'withdrawWithdrawOpen'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'withdrawWithdrawOpen'>, TError, void, TContext> => {
  const mutationKey = getWithdrawWithdrawOpenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawWithdrawOpen = useWithdrawWithdrawOpenHook();

  const mutationFn: MutationFunction<DataOf<'withdrawWithdrawOpen'>, void> = () => {
    return withdrawWithdrawOpen();
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawWithdrawOpenMutationResult = NonNullable<DataOf<'withdrawWithdrawOpen'>>;

export type WithdrawWithdrawOpenMutationError = ErrorType<'withdrawWithdrawOpen'>;

/**
 * Answers a fresh one-time session token that the next withdrawal must carry, and the bound address that it will go to.
 * Calls `withdrawWithdrawOpen`.
 *
 * Its errors, besides those of every operation:
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useWithdrawWithdrawOpen = <TError = ErrorType<'withdrawWithdrawOpen'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'withdrawWithdrawOpen'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'withdrawWithdrawOpen'>, TError, void, TContext> => {
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
  TData = DataOf<'withdrawWithdrawLimitConfig'>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'withdrawWithdrawLimitConfig'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWithdrawWithdrawLimitConfigQueryKey();

  const withdrawWithdrawLimitConfig = useWithdrawWithdrawLimitConfigHook();

  const queryFn: QueryFunction<DataOf<'withdrawWithdrawLimitConfig'>> = ({ signal }) =>
    withdrawWithdrawLimitConfig(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.withdrawWithdrawLimitConfig,
  );

  return customOptions as UseQueryOptions<DataOf<'withdrawWithdrawLimitConfig'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type WithdrawWithdrawLimitConfigQueryResult = NonNullable<DataOf<'withdrawWithdrawLimitConfig'>>;
export type WithdrawWithdrawLimitConfigQueryError = ErrorType<'withdrawWithdrawLimitConfig'>;

/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 * Calls `withdrawWithdrawLimitConfig`.
 */
export function useWithdrawWithdrawLimitConfig<
  TData = DataOf<'withdrawWithdrawLimitConfig'>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'withdrawWithdrawLimitConfig'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'withdrawWithdrawLimitConfig'>,
          TError,
          DataOf<'withdrawWithdrawLimitConfig'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 * Calls `withdrawWithdrawLimitConfig`.
 */
export function useWithdrawWithdrawLimitConfig<
  TData = DataOf<'withdrawWithdrawLimitConfig'>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'withdrawWithdrawLimitConfig'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'withdrawWithdrawLimitConfig'>,
          TError,
          DataOf<'withdrawWithdrawLimitConfig'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 * Calls `withdrawWithdrawLimitConfig`.
 */
export function useWithdrawWithdrawLimitConfig<
  TData = DataOf<'withdrawWithdrawLimitConfig'>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawWithdrawLimitConfig'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 * Calls `withdrawWithdrawLimitConfig`.
 */
export function useWithdrawWithdrawLimitConfig<
  TData = DataOf<'withdrawWithdrawLimitConfig'>,
  TError = ErrorType<'withdrawWithdrawLimitConfig'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'withdrawWithdrawLimitConfig'>, TError, TData>> },
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
    DataOf<'withdrawRequestAddressRelease'>,
    TError,
    WithdrawRequestAddressReleaseMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'withdrawRequestAddressRelease'>,
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
    DataOf<'withdrawRequestAddressRelease'>,
    WithdrawRequestAddressReleaseMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return withdrawRequestAddressRelease(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawRequestAddressReleaseMutationResult = NonNullable<
  DataOf<'withdrawRequestAddressRelease'>
>;

export type WithdrawRequestAddressReleaseMutationError = ErrorType<'withdrawRequestAddressRelease'>;
export type WithdrawRequestAddressReleaseMutationVariables = { params: WithdrawRequestAddressReleaseParams };

/**
 * Removes the bound withdrawal address after a pause, so that another one can be bound. The pause is a setting. The owner is
 * notified at every proven address, and can stop the removal until then. A repeated request keeps the date of the first
 * one. Needs the code that the authenticator shows; without an authenticator, customer service removes the address.
 * Calls `withdrawRequestAddressRelease`.
 *
 * Its errors, besides those of every operation:
 * - `withdrawalAddressNotBound`: Please bind a withdrawal address first.
 * - `authenticatorNotBound`: Please bind an authenticator first.
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `extraVerificationNeeded`: Something about this account is unusual. Please contact customer service for an extra verification.
 */
export const useWithdrawRequestAddressRelease = <
  TError = ErrorType<'withdrawRequestAddressRelease'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'withdrawRequestAddressRelease'>,
      TError,
      WithdrawRequestAddressReleaseMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'withdrawRequestAddressRelease'>,
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
  mutation?: UseMutationOptions<DataOf<'withdrawCancelAddressRelease'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'withdrawCancelAddressRelease'>, TError, void, TContext> => {
  const mutationKey = getWithdrawCancelAddressReleaseMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const withdrawCancelAddressRelease = useWithdrawCancelAddressReleaseHook();

  const mutationFn: MutationFunction<DataOf<'withdrawCancelAddressRelease'>, void> = () => {
    return withdrawCancelAddressRelease();
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawCancelAddressReleaseMutationResult = NonNullable<DataOf<'withdrawCancelAddressRelease'>>;

export type WithdrawCancelAddressReleaseMutationError = ErrorType<'withdrawCancelAddressRelease'>;

/**
 * Stops the removal of the bound withdrawal address. Succeeds too where none was requested; an address that is already removed can not be kept.
 * Calls `withdrawCancelAddressRelease`.
 *
 * Its errors, besides those of every operation:
 * - `withdrawalAddressNotBound`: Please bind a withdrawal address first.
 */
export const useWithdrawCancelAddressRelease = <
  TError = ErrorType<'withdrawCancelAddressRelease'>,
  TContext = unknown,
>(
  options?: { mutation?: UseMutationOptions<DataOf<'withdrawCancelAddressRelease'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'withdrawCancelAddressRelease'>, TError, void, TContext> => {
  return useMutation(useWithdrawCancelAddressReleaseMutationOptions(options), queryClient);
};
