// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import * as operations from '../../operation-functions.ts';
import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { UploadimgExecuteBody, UploadimgExecuteOk } from '../openmall.schemas.ts';

import { useCall } from '../../../hooks/use-call.ts';
import type { ErrorType } from '../../../hooks/use-call.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

/**
 * Takes one picture and answers the address under which the server keeps it, decoded anew and freed of its metadata.
 * The size limit depends on what it is for: 2 MiB for the logo of a store, 10 MiB for reviews and chat, 30 MiB for proofs
 * and identity. Those last ones are shown to their owner only. Without a token far fewer pictures are taken, and they are
 * thrown away again unless a form uses them.
 * @summary Upload a picture
 */
export const useUploadimgExecuteHook = () => {
  const uploadimgExecute = useCall<UploadimgExecuteOk>(operations.uploadimgExecute);

  return useCallback(
    (uploadimgExecuteBody: UploadimgExecuteBody, signal?: AbortSignal) => {
      return uploadimgExecute(uploadimgExecuteBody, signal);
    },
    [uploadimgExecute],
  );
};

export const getUploadimgExecuteMutationKey = () => ['uploadimgExecute'] as const;

export const useUploadimgExecuteMutationOptions = <
  TError = ErrorType<'uploadimgExecute'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUploadimgExecuteHook>>>,
    TError,
    UploadimgExecuteMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUploadimgExecuteHook>>>,
  TError,
  UploadimgExecuteMutationVariables,
  TContext
> => {
  const mutationKey = getUploadimgExecuteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const uploadimgExecute = useUploadimgExecuteHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUploadimgExecuteHook>>>,
    UploadimgExecuteMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return uploadimgExecute(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type UploadimgExecuteMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUploadimgExecuteHook>>>
>;
export type UploadimgExecuteMutationBody = UploadimgExecuteBody;
export type UploadimgExecuteMutationError = ErrorType<'uploadimgExecute'>;
export type UploadimgExecuteMutationVariables = { data: UploadimgExecuteBody };

/**
 * @summary Upload a picture
 */
export const useUploadimgExecute = <TError = ErrorType<'uploadimgExecute'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUploadimgExecuteHook>>>,
      TError,
      UploadimgExecuteMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUploadimgExecuteHook>>>,
  TError,
  UploadimgExecuteMutationVariables,
  TContext
> => {
  return useMutation(useUploadimgExecuteMutationOptions(options), queryClient);
};
