// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
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
    DataOf<'uploadimgExecute'>,
    TError,
    UploadimgExecuteMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'uploadimgExecute'>, TError, UploadimgExecuteMutationVariables, TContext> => {
  const mutationKey = getUploadimgExecuteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const uploadimgExecute = useUploadimgExecuteHook();

  const mutationFn: MutationFunction<DataOf<'uploadimgExecute'>, UploadimgExecuteMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return uploadimgExecute(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type UploadimgExecuteMutationResult = NonNullable<DataOf<'uploadimgExecute'>>;
export type UploadimgExecuteMutationBody = UploadimgExecuteBody;
export type UploadimgExecuteMutationError = ErrorType<'uploadimgExecute'>;
export type UploadimgExecuteMutationVariables = { data: UploadimgExecuteBody };

/**
 * Takes one picture and answers the address under which the server keeps it, decoded anew and freed of its metadata.
 * The size limit depends on what it is for: 2 MiB for the logo of a store, 10 MiB for reviews and chat, 30 MiB for proofs
 * and identity. Those last ones are shown to their owner only. Without a token far fewer pictures are taken, and they are
 * thrown away again unless a form uses them.
 * Calls `uploadimgExecute`.
 *
 * Its errors, besides those of every operation:
 * - `imageUploadFailed`: The picture could not be uploaded.
 * - `imageTooLarge`: The picture is too large.
 * - `uploadQuotaReached`: You have uploaded too much. Please try again later.
 */
export const useUploadimgExecute = <TError = ErrorType<'uploadimgExecute'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'uploadimgExecute'>,
      TError,
      UploadimgExecuteMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'uploadimgExecute'>, TError, UploadimgExecuteMutationVariables, TContext> => {
  return useMutation(useUploadimgExecuteMutationOptions(options), queryClient);
};
